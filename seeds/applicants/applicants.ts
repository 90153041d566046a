import { after, DAY } from '#src/shared/durations.ts'
import { plural } from '#src/shared/phrases.ts'
import { FAMILIES, familiesOf } from '../occupations/catalogue.ts'
import type { Family, Occupation } from '../occupations/family.ts'
import type { SeedLanguage } from '../offers/offers.ts'
import { emailOf, makePerson, makePhone, type Person } from '../people.ts'
import { type Random, randomFor } from '../random.ts'
import { pickTown } from '../towns.ts'
import { makeEducation, makeExperiences, type SeedEducation, type SeedExperience } from './path.ts'
import { demoWishes, makeWishes, NO_WISHES, type SeedWishes } from './wishes.ts'

type SeedResume = { title: string; name: string; description: string; is_draft: boolean }

export type SeedApplicant = {
  first_name: string
  last_name: string
  email: string
  has_verified_email: boolean
  phone_number: string
  city_id: number
  headline: string
  activity_area_id: number
  job_level_id: number
  degree_id: number
  skills: string[]
  experiences: SeedExperience[]
  education: SeedEducation[]
  languages: SeedLanguage[]
  resumes: SeedResume[]
  min_salary_expectation: number | null
  max_salary_expectation: number | null
  created_at: Date
} & SeedWishes

/** An applicant without the wishes, which are made after the rest. */
type Recipient = Omit<SeedApplicant, keyof SeedWishes>

/** What the applications need to know of a person besides the profile. */
export type Candidate = { applicant: SeedApplicant; family: Family; occupation: Occupation }

export const DEMO_APPLICANT = 0
export const NEW_APPLICANT = 1

/** Sector and place of the family: the first ones suit the offers of the demonstration company. */
const TRADES: readonly (readonly [number, number, string?])[] = [
  [21, 0, 'Chef de produit'],
  [21, 0],
  ...Array<[number, number]>(4).fill([21, 0]),
  ...Array<[number, number]>(7).fill([17, 0]),
  ...Array<[number, number]>(4).fill([17, 1]),
  ...Array<[number, number]>(5).fill([10, 0]),
  ...Array<[number, number]>(2).fill([19, 1]),
  ...Array<[number, number]>(3).fill([1, 0]),
  ...Array<[number, number]>(2).fill([20, 0]),
  [6, 0],
  [8, 0],
  [9, 0],
  [9, 1],
  [2, 0],
  [7, 1],
  [12, 0],
  [14, 0],
  [16, 0],
  [24, 1],
  [26, 0],
]

export function makeCandidates(seed: number, today: Date): Candidate[] {
  const taken = new Set<string>()
  return TRADES.map(([sector, place, title], index) => {
    const random = randomFor(seed, 4, index)
    const family = familiesOf(sector)[place] ?? FAMILIES[0]
    if (!family) throw new Error('There is no occupation')
    const choice = family.occupations.filter(
      (occupation) => occupation.rank === 'A' || occupation.rank === 'B',
    )
    const occupation = family.occupations.find(({ masculine }) => masculine === title) ?? random.pick(choice)
    let person = makePerson(random)
    while (taken.has(emailOf(person, 'x'))) person = makePerson(random)
    taken.add(emailOf(person, 'x'))
    const told = makeApplicant(random, index, person, family, occupation, today)
    const applicant = {
      ...told,
      ...wishesOf(randomFor(seed, STREAM, index), index, told, family, occupation, today),
    }
    return { applicant, family, occupation }
  })
}

/** Wishes have a random sequence of their own, so that they change nothing else of the demonstration. */
const STREAM = 14

function wishesOf(
  random: Random,
  index: number,
  person: Recipient,
  family: Family,
  occupation: Occupation,
  today: Date,
): SeedWishes {
  if (index === DEMO_APPLICANT) return demoWishes(random, person)
  return index === NEW_APPLICANT ? NO_WISHES : makeWishes(random, person, family, occupation, today)
}

function makeApplicant(
  random: Random,
  index: number,
  person: Person,
  family: Family,
  occupation: Occupation,
  today: Date,
): Recipient {
  const years = index === DEMO_APPLICANT ? 7 : random.int(0, 12)
  const title = occupation[index === DEMO_APPLICANT ? 'feminine' : person.form]
  const min = Math.max(300_000, Math.round((occupation.base * (0.75 + years * 0.05)) / 100) * 100_000)
  const full: Recipient = {
    first_name: person.first_name,
    last_name: person.last_name,
    email: emailOf(person, 'courriel.test'),
    has_verified_email: true,
    phone_number: makePhone(random),
    city_id: pickTown(random, 0.35).id,
    headline: headline(title, years),
    activity_area_id: family.activity_area_id,
    job_level_id: years < 1 ? 2 : years < 3 ? 3 : years < 5 ? 4 : years < 10 ? 5 : 6,
    degree_id: occupation.degree_id,
    skills: skillsOf(random, family, occupation),
    experiences: makeExperiences(random, family, occupation, person.form, years, today),
    education: makeEducation(random, family, occupation, years, today),
    languages: languagesOf(random, family),
    resumes: makeResumes(random, title, occupation, years, index === DEMO_APPLICANT),
    min_salary_expectation: min,
    max_salary_expectation: Math.round((min * 1.3) / 100_000) * 100_000,
    created_at: after(today, -random.int(155, 400) * DAY),
  }
  if (index === DEMO_APPLICANT) {
    return {
      ...full,
      first_name: 'Miora',
      last_name: 'Andriambelo',
      email: 'candidat@asafidy.test',
      city_id: 1,
      skills: DEMO_SKILLS,
      languages: DEMO_LANGUAGES,
    }
  }
  return index === NEW_APPLICANT ? newcomer(full, today) : full
}

const DEMO_SKILLS = [
  'Étude de marché',
  'Lancement de produit',
  'Prix',
  'Google Ads',
  'Réseaux sociaux',
  'Excel',
  'Négociation',
  'Encadrement',
]
const DEMO_LANGUAGES: SeedLanguage[] = [
  { name: 'Malgache', level: 'langue maternelle' },
  { name: 'Français', level: 'courant' },
  { name: 'Anglais', level: 'intermédiaire' },
]

function newcomer(full: Recipient, today: Date): Recipient {
  const empty = { experiences: [], education: [], skills: [], languages: [], resumes: [], headline: '' }
  const salaries = { min_salary_expectation: null, max_salary_expectation: null }
  const created_at = after(today, -DAY)
  return {
    ...full,
    ...empty,
    ...salaries,
    created_at,
    email: 'candidat.nouveau@asafidy.test',
    has_verified_email: false,
  }
}

function headline(title: string, years: number): string {
  if (years === 0) return `${title}, en début de carrière`
  return `${title}, ${years} ${plural(years, 'an')} d’expérience`
}

function skillsOf(random: Random, family: Family, occupation: Occupation): string[] {
  const near = random.pick(family.occupations).skills
  return [...new Set([...occupation.skills, ...near])].slice(0, 6)
}

function languagesOf(random: Random, family: Family): SeedLanguage[] {
  const languages: SeedLanguage[] = [
    { name: 'Malgache', level: 'langue maternelle' },
    { name: 'Français', level: random.chance(0.75) ? 'courant' : 'intermédiaire' },
  ]
  if (random.chance(0.6)) languages.push({ name: 'Anglais', level: family.english || 'notions' })
  return languages
}

function makeResumes(
  random: Random,
  title: string,
  occupation: Occupation,
  years: number,
  demo: boolean,
): SeedResume[] {
  const experience =
    years === 0 ? 'Je débute et j’apprends vite' : `${years} ${plural(years, 'an')} de pratique`
  const skills = occupation.skills.join(', ')
  const task = (occupation.missions[0] ?? '').replace(/\.$/, '')
  const main = {
    title: `${title}, CV principal`,
    name: `CV ${title}`,
    description: `${experience}. Compétences\u00a0: ${skills}. Ce que je sais faire\u00a0: ${task.charAt(0).toLowerCase()}${task.slice(1)}.`,
    is_draft: false,
  }
  const short = {
    title: `${title}, version courte`,
    name: 'CV court, une page',
    description: `Version d’une page pour les réponses rapides\u00a0: ${skills}.`,
    is_draft: false,
  }
  const draft = {
    title: `${title}, à compléter`,
    name: 'Brouillon en cours',
    description: `Nouvelle version à terminer, avec mes projets les plus récents en ${(occupation.skills[0] ?? '').toLowerCase()}.`,
    is_draft: true,
  }
  return [main, short, draft].slice(0, demo ? 3 : random.int(1, 3)).map((resume) => ({
    ...resume,
    description: resume.description.slice(0, 255),
  }))
}
