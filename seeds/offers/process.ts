import type { SeedCompany } from '../companies/companies.ts'
import { french } from '../french.ts'
import type { Rank } from '../occupations/family.ts'
import type { Random } from '../random.ts'
import type { Outline } from './outline.ts'

export type ProcessStep = { title: string; text: string }

const QUESTIONS = [
  'Quelle expérience de ce métier vous a le plus appris, et pourquoi ?',
  'Quel est votre délai de préavis ?',
  'Accepteriez-vous des déplacements de quelques jours en région ?',
  'Quels outils ou logiciels de ce métier utilisez-vous chaque semaine ?',
  'Pourquoi souhaitez-vous rejoindre notre équipe ?',
].map(french)
const WORKER_QUESTIONS = [
  'Quel est votre délai de préavis ?',
  'Avez-vous déjà tenu un poste comparable ? Où et combien de temps ?',
  'Pouvez-vous travailler le samedi matin ?',
  'Comment vous rendrez-vous sur le lieu de travail ?',
].map(french)

export function pickQuestions(random: Random, rank: Rank): { text: string }[] {
  const texts = random.sample(rank === 'A' ? WORKER_QUESTIONS : QUESTIONS, random.int(1, 3))
  return texts.map((text) => ({ text }))
}

export function makeSteps(random: Random, outline: Outline, company: SeedCompany): ProcessStep[] {
  const contact = company.members[0]?.first_name ?? ''
  const { rank } = outline.occupation
  const steps = [{ title: 'Dossier', text: 'Lecture du CV et de la lettre' }]
  if (rank !== 'A' || random.chance(0.4)) steps.push({ title: 'Appel', text: `15 min avec ${contact}` })
  if (random.chance(0.8)) steps.push({ title: 'Test', text: outline.family.test })
  steps.push({
    title: 'Entretien',
    text: random.pick(['Sur place, avec l’équipe', 'Sur place, avec le responsable', 'En visio, 45 min']),
  })
  if (rank === 'D') steps.push({ title: 'Décision', text: 'Rencontre avec la direction générale' })
  return steps
}
