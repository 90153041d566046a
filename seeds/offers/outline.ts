import type { OfferStatus } from '#src/offers/shared/states.ts'
import { after, DAY, MINUTE } from '#src/shared/durations.ts'
import { COMPANY_FACTS } from '../companies/catalogue.ts'
import type { SeedCompany } from '../companies/companies.ts'
import { addDays, endOfDay, officeTime } from '../days.ts'
import { FAMILIES, familiesOf } from '../occupations/catalogue.ts'
import type { Family, Occupation, Rank } from '../occupations/family.ts'
import { type Random, randomFor, weighted } from '../random.ts'
import { SCHEDULE } from './schedule.ts'

type ClosingReason = 'filled_here' | 'filled_elsewhere' | 'cancelled' | 'too_many' | 'expired'

/** Who recruits for what, and when: enough to place applications without writing the texts. */
export type Outline = {
  index: number
  company: number
  family: Family
  occupation: Occupation
  status: OfferStatus
  paused: boolean
  created_at: Date
  submitted_at: Date | null
  published_at: Date | null
  expires_at: Date | null
  closed_at: Date | null
  close_reason: ClosingReason | null
  rejection_reason: string
}

type Post = { family: Family; occupation: Occupation }

const RANK_WEIGHT: Record<Rank, number> = { A: 4, B: 3.2, C: 1.4, D: 0.35 }
const SIZE_WEIGHT: Record<SeedCompany['company_size'], number> = {
  '1-10': 1,
  '10-50': 2,
  '50-200': 3,
  '200+': 4.5,
}
/** What any company needs, as sector and place of the family in it: secretaries, accountants, sales, IT… */
const SUPPORT: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 0],
  [1, 1],
  [9, 1],
  [9, 1],
  [10, 0],
  [10, 0],
  [10, 1],
  [11, 0],
  [17, 0],
  [19, 0],
  [19, 0],
  [20, 0],
  [20, 0],
  [21, 0],
  [29, 0],
]
/** Companies that work in one half of their sector only: the places of its families. */
const TRADE: Record<string, readonly number[]> = {
  'Vokatra Ambony': [0, 2],
  'Ombilahy Élevage': [1, 2],
  'Akorandriaka Aquaculture': [1],
  'Hazo Tsara Menuiserie': [1],
  'Lamba Landy Créations': [0],
  'Kofehy Confection': [0],
  'Garage Mahitsy': [0],
  'Tohana Microfinance': [0],
  'Banque Mahery': [0],
  'Fanilo Assurances': [1],
  'Étude Fahamarinana': [1],
  'Sekoly Masoandro': [0],
  'Institut Fivoarana': [1],
  'Hazavana Énergie': [0],
  'Rivotra Maitso': [1],
  'Kanto Voyages': [1],
  'Zaridaina Promotion': [0],
  'Tselatra Réseaux': [1],
  'Fanorona Ingénierie': [0],
  'Tehezana Études': [1],
  'Mirindra Conseil': [0],
  'Tsinjo Studio': [0],
  'Tantely Médias': [1],
  'Fitaratra Éditions': [0],
  'Clinique Ravinkazo': [0],
  'Tokantrano Services': [0],
  'Endrika Bien-être': [1],
  'Kolontsaina Événements': [1],
  'Madio Propreté': [0],
}
/** Schools, lawyers, associations and clinics have nothing to sell door to door. */
const WITHOUT_SALES = [11, 12, 24, 26]
const REFUSALS = [
  'Indiquez les jours et les horaires de travail.',
  'Dites comment se rendre sur place : quartier, lignes de bus, navette.',
  'Les missions sont trop vagues : précisez le travail de la semaine.',
]

const postsOf = (families: readonly Family[]) =>
  weighted(
    families.flatMap((family) => family.occupations.map((occupation): Post => ({ family, occupation }))),
    (post) => RANK_WEIGHT[post.occupation.rank],
  )
const POSTS = new Map(Array.from({ length: 29 }, (_, i) => [i + 1, postsOf(familiesOf(i + 1))] as const))
const SUPPORT_POSTS = new Map(
  SUPPORT.map((place) => [place, postsOf(familiesOf(place[0]).slice(place[1], place[1] + 1))] as const),
)
const HALF_POSTS = new Map(
  COMPANY_FACTS.flatMap(({ name, activity_area_id }) => {
    const places = TRADE[name]
    if (!places) return []
    return [
      [name, postsOf(familiesOf(activity_area_id).filter((_, place) => places.includes(place)))] as const,
    ]
  }),
)
const pickStatus = weighted<readonly [OfferStatus, number]>(
  [
    ['published', 85],
    ['closed', 6],
    ['archived', 3],
    ['draft', 3],
    ['submitted', 2],
    ['rejected', 1],
  ],
  (entry) => entry[1],
)

export function makeOutlines(seed: number, companies: readonly SeedCompany[], today: Date) {
  const recruiting = companies.map((company, index) => ({ company, index }))
  const pickCompany = weighted(
    recruiting.filter(({ company }) => company.plan === 'premium'),
    ({ company }) => SIZE_WEIGHT[company.company_size],
  )
  return (index: number): Outline => {
    const random = randomFor(seed, 2, index)
    const planned = SCHEDULE[index]
    const company = planned?.company ?? pickCompany(random).index
    const employer = companies[company]
    if (!employer) throw new Error(`Unknown company ${company}`)
    const status = planned?.status ?? pickStatus(random)[0]
    const post = (planned?.title ? postNamed(planned.title) : null) ?? pickPost(random, employer)
    const paused = planned ? planned.paused : status === 'published' && random.chance(0.012)
    return { index, company, ...post, status, paused, ...makeDates(random, status, today) }
  }
}

function pickPost(random: Random, company: SeedCompany): Post {
  const sector = company.activity_area_id
  const own = HALF_POSTS.get(company.name) ?? picker(POSTS, sector)
  if (random.chance(0.7)) return own(random)
  const place = random.pick(SUPPORT)
  if (place[0] === 9 && WITHOUT_SALES.includes(sector)) return own(random)
  return picker(SUPPORT_POSTS, place)(random)
}

function picker<K>(pickers: Map<K, (random: Random) => Post>, key: K): (random: Random) => Post {
  const pick = pickers.get(key)
  if (!pick) throw new Error(`No occupation for ${key}`)
  return pick
}

function postNamed(title: string): Post | null {
  for (const family of FAMILIES) {
    const occupation = family.occupations.find((candidate) => candidate.masculine === title)
    if (occupation) return { family, occupation }
  }
  throw new Error(`Unknown occupation: ${title}`)
}

type Dates = Pick<
  Outline,
  | 'created_at'
  | 'submitted_at'
  | 'published_at'
  | 'expires_at'
  | 'closed_at'
  | 'close_reason'
  | 'rejection_reason'
>

function makeDates(random: Random, status: OfferStatus, today: Date): Dates {
  const none = {
    published_at: null,
    expires_at: null,
    closed_at: null,
    close_reason: null,
    rejection_reason: '',
  }
  if (status === 'published') return publishedDates(random, today)
  if (status === 'closed' || status === 'archived') return closedDates(random, today)
  const created_at = officeTime(
    random,
    today,
    random.int(status === 'submitted' ? 1 : 4, status === 'submitted' ? 4 : 30),
  )
  if (status === 'draft') return { ...none, created_at, submitted_at: null }
  const submitted_at = later(created_at, random.int(20, 300), today)
  const rejection_reason = status === 'rejected' ? random.pick(REFUSALS).replace(/ :/g, '\u00a0:') : ''
  return { ...none, created_at, submitted_at, rejection_reason }
}

function publishedDates(random: Random, today: Date): Dates {
  const published_at = officeTime(random, today, Math.floor(57 * random.next() ** 1.2))
  const age = Math.ceil((today.getTime() - published_at.getTime()) / DAY)
  return {
    created_at: after(published_at, -random.int(85, 200) * MINUTE),
    submitted_at: after(published_at, -random.int(20, 80) * MINUTE),
    published_at,
    expires_at: endOfDay(addDays(published_at, random.int(Math.min(60, Math.max(30, age + 1)), 60))),
    closed_at: null,
    close_reason: null,
    rejection_reason: '',
  }
}

function closedDates(random: Random, today: Date): Dates {
  const published_at = officeTime(random, today, random.int(66, 150))
  const expires_at = endOfDay(addDays(published_at, random.int(30, 60)))
  const close_reason = random.pick<ClosingReason>([
    'filled_here',
    'filled_here',
    'filled_elsewhere',
    'cancelled',
    'too_many',
    'expired',
  ])
  const early = addDays(published_at, random.int(18, 29))
  return {
    created_at: after(published_at, -random.int(85, 200) * MINUTE),
    submitted_at: after(published_at, -random.int(20, 80) * MINUTE),
    published_at,
    expires_at,
    closed_at: close_reason === 'expired' ? expires_at : early,
    close_reason,
    rejection_reason: '',
  }
}

function later(date: Date, minutes: number, today: Date): Date {
  return new Date(Math.min(today.getTime(), date.getTime() + minutes * MINUTE))
}
