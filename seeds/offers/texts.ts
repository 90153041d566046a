import type { WorkMode } from '#src/offers/shared/states.ts'
import type { SeedCompany } from '../companies/companies.ts'
import { inWords, of } from '../french.ts'
import type { Random } from '../random.ts'
import type { Outline } from './outline.ts'
import {
  APPRENTICESHIP,
  CDD,
  FREELANCE,
  INTERNSHIP,
  SEASONAL,
  TEMP,
  type Terms,
  VOLUNTEERING,
} from './terms.ts'
import { type Title, withArticle } from './title.ts'

const NBSP = '\u00a0'

/** A beginner neither has experience to show nor people to lead; who must have experience is no beginner. */
const ASKS_EXPERIENCE = /expérience|au moins un an|déjà|références|encadrement/i
const WELCOMES_BEGINNERS = /débutant/i
const LEADS_OTHERS = /^(Former|Encadrer|Guider|Diriger|Animer une équipe|Transmettre)/

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

type Context = {
  company: SeedCompany
  town: string
  /** Where the work is when it is not in Madagascar. */
  abroad: string | null
  title: Title
  terms: Terms
  positions: number
  mode: WorkMode
}

export function makeDescription(random: Random, outline: Outline, context: Context): string {
  const { company, title, town, abroad, positions, terms } = context
  const who = `${company.name}, ${company.pitch},`
  const verb = terms.contract_id === INTERNSHIP ? 'accueille' : 'recrute'
  const reason = random.pick([
    `pour renforcer son équipe ${of(town)}`,
    `à ${town}, pour accompagner sa croissance`,
    `à ${town}, pour un poste nouveau`,
    `à ${town}, à la suite d’un départ`,
    `à ${town}`,
  ])
  const posts = positions > 1 ? `${inWords(positions)} postes` : 'un poste'
  const opening = abroad
    ? `${who} ${verb} depuis ${town} ${withArticle(title)}, pour ${posts} à ${abroad}.`
    : positions > 1
      ? `${who} ouvre ${inWords(positions)} postes à ${town}${NBSP}: ${withArticle(title)} pour chacun.`
      : `${who} ${verb} ${withArticle(title)} ${terms.contract_id === INTERNSHIP ? `à ${town}` : reason}.`
  const sentences = [`Vous rendez compte ${bossOf(outline)}.`, framework(terms), modeSentence(context.mode)]
  return `<p>${opening}</p><p>${sentences.filter((sentence) => sentence !== '').join(' ')}</p>`
}

function bossOf({ family, occupation }: Outline): string {
  if (occupation.rank === 'D') return 'à la direction générale'
  return occupation.rank === 'C' && !family.boss.includes('direct') ? 'à la direction' : family.boss
}

function framework({ contract_id, contract_duration_months, job_type_id }: Terms): string {
  const months = contract_duration_months === null ? '' : `${inWords(contract_duration_months)} mois`
  if (contract_id === CDD) return `Le contrat dure ${months} et peut être prolongé.`
  if (contract_id === TEMP) return `La mission dure ${months}, avec les mêmes droits que l’équipe en place.`
  if (contract_id === INTERNSHIP) return `Le stage dure ${months}, avec un tuteur et une indemnité mensuelle.`
  if (contract_id === APPRENTICESHIP) return `L’alternance dure ${months}, en accord avec votre école.`
  if (contract_id === FREELANCE) return `La mission dure ${months} et se facture au mois.`
  if (contract_id === SEASONAL)
    return `La saison dure ${months}${NBSP}; une place est proposée en priorité l’année suivante.`
  if (contract_id === VOLUNTEERING)
    return `L’engagement dure ${months}, avec logement, assurance et indemnité.`
  if (job_type_id === 3)
    return 'Les horaires tournent par équipes, et le planning est remis deux semaines à l’avance.'
  return job_type_id === 2 ? 'Le temps de travail est de vingt-quatre heures par semaine.' : ''
}

function modeSentence(mode: WorkMode): string {
  if (mode === 'remote') return 'Le travail se fait à distance, avec une réunion d’équipe par mois sur place.'
  return mode === 'hybrid' ? 'Deux jours de télétravail par semaine sont possibles après l’intégration.' : ''
}

export function makeMissions(random: Random, { family, occupation }: Outline, level: number): string {
  const dropped = random.int(0, family.missions.length - 1)
  const common = family.missions.filter((_, index) => index !== dropped)
  const all = random.chance(0.5) ? family.missions : common
  const missions = [...occupation.missions, ...all].filter(
    (mission) => level > 3 || !LEADS_OTHERS.test(mission),
  )
  const learning =
    level === 1 ? '<p>Avec votre tuteur ou votre tutrice, vous prenez part à ces missions.</p>' : ''
  return learning + list(missions)
}

export function makeProfile({ family }: Outline, terms: Terms, languages: string): string {
  const asked = terms.job_level_id > 2 ? WELCOMES_BEGINNERS : ASKS_EXPERIENCE
  const own = family.profile.filter((line) => !asked.test(line))
  return list([degreeLine(family.field, terms), experienceLine(terms), ...own, languages])
}

function degreeLine(field: string, { degree_id, job_level_id }: Terms): string {
  if (job_level_id === 1) return `Études en cours en ${field}.`
  if (degree_id === 1) return `Aucun diplôme exigé${NBSP}: le savoir-faire compte d’abord.`
  if (degree_id === 2 || degree_id === 3) return 'Niveau BEPC ou savoir-faire équivalent.'
  if (degree_id === 4) return `CAP/BEP en ${field}, ou savoir-faire équivalent.`
  if (degree_id === 5) return 'Baccalauréat, toutes séries.'
  if (degree_id === 10) return 'Doctorat d’exercice reconnu à Madagascar.'
  return `Bac+${degree_id - 4} minimum en ${field}.`
}

function experienceLine({ experience_min_years: years, job_level_id }: Terms): string {
  if (job_level_id === 1) return 'Envie d’apprendre et assiduité.'
  if (years === 0) return 'Débutantes et débutants acceptés, formation sur place.'
  if (years === 1) return 'Un an d’expérience sur un poste comparable.'
  const count = inWords(years)
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} ans d’expérience au moins sur un poste comparable.`
}
