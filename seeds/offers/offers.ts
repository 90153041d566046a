import type { WorkMode } from '#src/offers/shared/states.ts'
import { countryPlaceId } from '#src/reference/shared/abroad.ts'
import { countryOf } from '#src/reference/shared/countries.ts'
import type { City } from '#src/reference/shared/places.ts'
import { initialsOf, type SeedCompany } from '../companies/companies.ts'
import { addDays, dayOf, endOfDay, nextMonday } from '../days.ts'
import { type Random, randomFor } from '../random.ts'
import { makeAddress, pickTown, townOf } from '../towns.ts'
import { makeOutlines, type Outline } from './outline.ts'
import { makeSteps, type ProcessStep, pickQuestions } from './process.ts'
import { FREELANCE, INTERNSHIP, makeTerms, type Terms } from './terms.ts'
import { makeDescription, makeMissions, makeProfile } from './texts.ts'
import { makeTitle } from './title.ts'

type LanguageLevel = 'notions' | 'intermédiaire' | 'courant' | 'langue maternelle'
export type SeedLanguage = { name: string; level: LanguageLevel }

export type SeedOffer = Omit<Outline, 'index' | 'family' | 'occupation'> &
  Terms & {
    title: string
    reference: string
    description: string
    missions: string
    profile: string
    activity_area_id: number
    languages: SeedLanguage[]
    skills: string[]
    city_id: number
    address: string | null
    work_mode: WorkMode
    positions_count: number
    salary_visible: boolean
    benefits: string[]
    start_date: string | null
    application_deadline: string | null
    process_steps: ProcessStep[]
    response_delay_days: number
    questions: { text: string }[]
    is_abroad: boolean
    country: string | null
    foreign_town: string | null
    ministry_reference: string
  }

const ABROAD_SECTORS = [7, 8, 14, 26]
const ABROAD = [
  { foreign_town: 'Port-Louis', country: 'MU' },
  { foreign_town: 'Moroni', country: 'KM' },
  { foreign_town: 'Saint-Denis', country: 'RE' },
]

/** Makes offer number `index`; any of them can be made alone, in any order. */
export function offerMaker(seed: number, companies: readonly SeedCompany[], today: Date) {
  const outlineAt = makeOutlines(seed, companies, today)
  return (index: number): SeedOffer => {
    const outline = outlineAt(index)
    const company = companies[outline.company]
    if (!company) throw new Error(`Unknown company ${outline.company}`)
    return makeOffer(randomFor(seed, 3, index), outline, company, today)
  }
}

function makeOffer(random: Random, outline: Outline, company: SeedCompany, today: Date): SeedOffer {
  const { index, family, occupation, ...rest } = outline
  const terms = makeTerms(random, outline)
  const title = makeTitle(random, family, occupation, terms.job_level_id, terms.contract_id)
  const is_abroad =
    ABROAD_SECTORS.includes(family.activity_area_id) && occupation.rank !== 'D' && random.chance(0.02)
  const mode = is_abroad ? 'on_site' : workMode(random, outline, terms)
  const town = pickPlace(random, outline, company, is_abroad)
  const abroad = is_abroad ? random.pick(ABROAD) : null
  const positions_count = countPositions(random, outline, terms)
  const languages = languagesOf(outline)
  const context = {
    company,
    town: town.name,
    abroad: abroad && foreignPlace(abroad),
    title,
    terms,
    positions: positions_count,
    mode,
  }
  return {
    ...rest,
    ...terms,
    title: title.text,
    reference: `${initialsOf(company.name)}-${outline.created_at.getUTCFullYear()}-${String(index + 1).padStart(3, '0')}`,
    description: makeDescription(random, outline, context),
    missions: makeMissions(random, outline, terms.job_level_id),
    profile: makeProfile(outline, terms, languageLine(languages)),
    activity_area_id: family.activity_area_id,
    languages,
    skills: occupation.skills,
    city_id: abroad ? countryPlaceId(abroad.country) : town.id,
    address: abroad ? null : town.id === company.city_id ? company.address : makeAddress(random, town),
    work_mode: mode,
    positions_count,
    salary_visible: random.chance(0.75),
    benefits: benefitsOf(random, company, mode, terms),
    ...datesOf(random, outline, today),
    process_steps: makeSteps(random, outline, company),
    response_delay_days: random.pick([3, 5, 7, 7, 10, 14]),
    questions: random.chance(0.2) ? pickQuestions(random, occupation.rank) : [],
    is_abroad,
    country: abroad?.country ?? null,
    foreign_town: abroad?.foreign_town ?? null,
    ministry_reference: is_abroad
      ? `MTEFPLS/DGE/${outline.created_at.getUTCFullYear()}-${random.int(1000, 9999)}`
      : '',
  }
}

/** « Port-Louis, Maurice » */
const foreignPlace = ({ foreign_town, country }: (typeof ABROAD)[number]) =>
  `${foreign_town}, ${countryOf(country)?.name}`

/** Mines, farms and villages are seldom in the capital. */
function pickPlace(random: Random, { family }: Outline, company: SeedCompany, abroad: boolean): City {
  const rural = family.away >= 0.7
  const home = townOf(company.city_id)
  if (abroad || random.chance(rural && home.id === 1 ? 0.08 : rural ? 0.75 : 0.6)) return home
  return pickTown(random, rural ? 0.95 : family.away, rural)
}

function workMode(random: Random, { family }: Outline, terms: Terms): WorkMode {
  if (terms.job_type_id === 3 || terms.contract_id === INTERNSHIP || !random.chance(family.remote))
    return 'on_site'
  const far = terms.contract_id === FREELANCE ? 0.7 : family.remote >= 0.4 ? 0.3 : 0
  return random.chance(far) ? 'remote' : 'hybrid'
}

function countPositions(random: Random, { family, occupation }: Outline, terms: Terms): number {
  const many = occupation.rank === 'A' && (family.shifts || family.seasonal)
  if (!many || terms.contract_id === INTERNSHIP) return random.chance(0.06) ? 2 : 1
  return random.chance(0.25) ? random.int(2, 10) : 1
}

function languagesOf({ family, occupation }: Outline): SeedLanguage[] {
  const french =
    occupation.rank === 'A' && ![8, 1, 25].includes(family.activity_area_id) ? 'intermédiaire' : 'courant'
  const languages: SeedLanguage[] = [
    { name: 'Malgache', level: 'courant' },
    { name: 'Français', level: french },
  ]
  if (family.english !== '') languages.push({ name: 'Anglais', level: family.english })
  return languages
}

const LANGUAGE_WORDS: Record<LanguageLevel, (name: string) => string> = {
  notions: (name) => `notions d’${name}`,
  intermédiaire: (name) => `${name} de niveau intermédiaire`,
  courant: (name) => `${name} courant`,
  'langue maternelle': (name) => `${name} langue maternelle`,
}

function languageLine(languages: SeedLanguage[]): string {
  const words = languages.map(({ name, level }) => LANGUAGE_WORDS[level](name.toLowerCase())).join(', ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

function benefitsOf(random: Random, company: SeedCompany, mode: WorkMode, terms: Terms): string[] {
  if (terms.contract_id === FREELANCE) return mode === 'on_site' ? [] : ['Horaires libres']
  if (terms.contract_id === INTERNSHIP) return ['Indemnité mensuelle', 'Transport remboursé']
  const own = random.sample(company.benefits, random.int(2, 5))
  return mode === 'on_site' ? own : ['Deux jours de télétravail', ...own].slice(mode === 'remote' ? 1 : 0)
}

function datesOf(random: Random, outline: Outline, today: Date) {
  const { published_at, expires_at } = outline
  const end = expires_at ?? endOfDay(addDays(today, random.int(30, 45)))
  const early = addDays(end, -random.int(1, 6))
  const usable =
    !published_at || early > (expires_at && expires_at < today ? published_at : addDays(today, 1))
  const deadline = usable && random.chance(0.3) ? early : end
  const start = nextMonday(addDays(deadline, random.int(7, 45)))
  return { application_deadline: dayOf(deadline), start_date: random.chance(0.55) ? dayOf(start) : null }
}
