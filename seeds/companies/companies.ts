import type { CompanyStatus, MemberRole } from '#src/accounts/shared/memberships.ts'
import { COMPANY_SIZES, type CompanySize } from '#src/companies/shared/company-sizes.ts'
import { isRegistered, type LegalForm } from '#src/companies/shared/legal-forms.ts'
import { slugify } from '#src/shared/slugs.ts'
import { digits, emailOf, makePerson, makePhone } from '../people.ts'
import { type Random, randomFor } from '../random.ts'
import { makeAddress, townNamed } from '../towns.ts'
import { COMPANY_FACTS, type CompanyFacts } from './catalogue.ts'
import { drawLogo } from './logos.ts'

type SeedMember = {
  first_name: string
  last_name: string
  email: string
  role: MemberRole
}

export type SeedCompany = {
  name: string
  slug: string
  activity_area_id: number
  company_size: CompanySize
  nif: string
  stat: string
  /** Null for what stands in no register of commerce. */
  rcs: string | null
  legal_form: LegalForm
  city_id: number
  address: string
  phone_number: string
  email: string
  website: string
  social_links: string[]
  description: string
  /** Completes « X, … , recrute » in the offers. */
  pitch: string
  benefits: string[]
  status: CompanyStatus
  /** What the administration asks to correct; empty unless rejected. */
  rejection_reason: string
  /** The subscription that allows its offers; null: none. */
  plan: 'silver' | 'gold' | 'premium' | null
  logo_svg: string
  members: SeedMember[]
}

export const DEMO_COMPANY = 0
const INCOMPLETE_COMPANY = 59

const BENEFITS = [
  'Treizième mois',
  'Mutuelle familiale',
  'Transport du personnel',
  'Prime de fin d’année',
  'Cantine sur place',
  'Formation payée',
  'Téléphone et forfait',
  'Prime de performance',
  'Congés supplémentaires à l’ancienneté',
  'Aide à la rentrée scolaire',
  'Infirmerie sur place',
  'Prêt sans intérêt après un an',
]

/** Nobody has these pages in the social networks, so that no real company is shown. */
const NETWORKS = [
  'https://www.facebook.com/asafidy.demonstration.',
  'https://www.linkedin.com/company/asafidy-demonstration-',
]

/** Companies with few offers: they show the smaller plans. Every other validated one is premium. */
const PLANS: Record<number, SeedCompany['plan']> = {
  0: 'gold',
  8: 'gold',
  16: 'silver',
  18: 'gold',
  21: 'gold',
  22: 'silver',
  32: 'silver',
  39: null,
  52: 'silver',
  30: null,
}
const STATUSES: Record<number, SeedCompany['status']> = {
  56: 'pending',
  57: 'pending',
  58: 'rejected',
  59: 'incomplete',
}

export function makeCompanies(seed: number): SeedCompany[] {
  return COMPANY_FACTS.map((facts, index) => makeCompany(facts, index, randomFor(seed, 1, index)))
}

function makeCompany(facts: CompanyFacts, index: number, random: Random): SeedCompany {
  const city = townNamed(facts.city)
  const slug = slugify(facts.name)
  const status = STATUSES[index] ?? 'validated'
  const complete = status !== 'incomplete'
  const size = COMPANY_SIZES[facts.size] ?? '1-10'
  const legal_form = legalFormOf(facts)
  const nif = complete ? `${random.int(2, 6)}0${digits(random, 8)}` : ''
  const stat = complete
    ? `${digits(random, 5)} ${random.int(11, 72)} ${random.int(2005, 2024)} 0 ${digits(random, 5)}`
    : ''
  const rcs = complete ? `${city.name} ${random.int(2005, 2024)} B ${digits(random, 5)}` : ''
  return {
    name: facts.name,
    slug,
    activity_area_id: facts.activity_area_id,
    company_size: size,
    nif,
    stat,
    legal_form,
    rcs: isRegistered(legal_form) ? rcs : null,
    city_id: city.id,
    address: makeAddress(random, city),
    phone_number: makePhone(random),
    email: `contact@${slug}.test`,
    website: `https://www.${slug}.example`,
    social_links: NETWORKS.slice(0, index % (NETWORKS.length + 1)).map((network) => `${network}${slug}`),
    description: facts.description,
    pitch: facts.pitch,
    benefits: random.sample(BENEFITS, random.int(3, 6)),
    status,
    rejection_reason: status === 'rejected' ? 'Deux points sont à corriger. Tout le reste est bon.' : '',
    plan: status === 'validated' ? planOf(index) : null,
    logo_svg: drawLogo(facts.motif, index),
    members: makeMembers(index, facts.size, `${slug}.test`, random),
  }
}

/** What a company is by law, by the words that say what it does. */
function legalFormOf({ name, pitch, size }: CompanyFacts): LegalForm {
  const words = `${name} ${pitch}`.toLowerCase()
  if (/\bassociation\b/.test(words)) return 'association'
  if (/\bcoopérative\b/.test(words)) return 'cooperative'
  if (/\b(?:avocats|notaires)\b/.test(words)) return 'liberal'
  return size >= 3 ? 'sa' : 'sarl'
}

function planOf(index: number): SeedCompany['plan'] {
  return index in PLANS ? (PLANS[index] ?? null) : 'premium'
}

function makeMembers(index: number, size: number, domain: string, random: Random): SeedMember[] {
  const limit = planOf(index) === 'premium' || index === DEMO_COMPANY ? 3 : 1
  const roles = (['owner', 'recruiter', 'reader'] as const).slice(
    0,
    Math.min(limit, 1 + Math.ceil(size * 0.7)),
  )
  const taken = new Set<string>()
  const members = roles.map((role) => {
    let person = makePerson(random)
    while (taken.has(emailOf(person, domain))) person = makePerson(random)
    taken.add(emailOf(person, domain))
    const { first_name, last_name } = person
    return { first_name, last_name, email: emailOf(person, domain), role }
  })
  const [owner] = members
  if (owner && index === DEMO_COMPANY) {
    Object.assign(owner, { first_name: 'Mialy', last_name: 'Andriantsoa', email: 'recruteur@asafidy.test' })
  }
  if (owner && index === INCOMPLETE_COMPANY) owner.email = 'recruteur.nouveau@asafidy.test'
  return members
}

/** « RC » for Rindralaza Conseil, at the start of its references. */
export function initialsOf(name: string): string {
  const letters = slugify(name)
    .split('-')
    .map((word) => word.charAt(0))
  return letters.slice(0, 3).join('').toUpperCase()
}
