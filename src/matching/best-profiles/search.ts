import { and, desc, eq } from 'drizzle-orm'
import { occupationOf } from '#src/occupations/attachment.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import { openOffers } from '#src/offers/open.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { type OfferCriteria, readOffer } from '../scoring/criteria.ts'
import type { BestProfiles, SearchedProfile } from './contract.ts'

const OFFERS_MAX = 100

interface Search {
  offer: OfferCriteria
  criteria: NonNullable<BestProfiles['criteria']>
}

export async function listOpenOffers(database: Database, companyId: number, now: Date) {
  const rows = await database
    .select({ id: offers.id, title: offers.title })
    .from(offers)
    .where(and(eq(offers.company_id, companyId), openOffers(now)))
    .orderBy(desc(offers.published_at), desc(offers.id))
    .limit(OFFERS_MAX)
  return rows.map(({ id, title }) => ({ id, title: displayTitle(title) }))
}

/**
 * Reads what a search looks for: what an offer of the company asks for, or else the criteria that were typed. Null
 * means too little to look for anybody.
 * @throws HttpError 404 for an offer of another company
 */
export async function readSearch(
  database: Database,
  companyId: number,
  asked: SearchedProfile,
): Promise<Search | null> {
  if (asked.offer_id === undefined) return readTypedCriteria(asked)
  const row = await findOffer(database, asked.offer_id)
  if (row?.company_id !== companyId) throw notFound()
  const offer = readOffer(row)
  const choice = { id: row.id, title: displayTitle(row.title) }
  return { offer, criteria: { ...namesOf(offer), offer: choice, title: row.title, skills: row.skills } }
}

/** Typed criteria say nothing of these; place, contract and way of working are filled in afterwards or stay unknown. */
const UNKNOWN_CRITERIA = {
  city_id: 0,
  contract_id: 0,
  work_mode: 'on_site' as const,
  salary_visible: true,
  is_abroad: false,
  languages: [],
  job_level_id: null,
  experience_min_years: null,
  job_type_id: null,
  min_salary: null,
  max_salary: null,
}

function readTypedCriteria({ title, skills, ...asked }: SearchedProfile): Search | null {
  if (asked.activity_area_id === undefined) return null
  const { activity_area_id, city_id = null, contract_id = null, job_level_id = null } = asked
  const told = readOffer({
    ...UNKNOWN_CRITERIA,
    title,
    skills,
    activity_area_id,
    occupation_code: occupationOf(title),
  })
  const offer: OfferCriteria = { ...told, city_id, contract_id, job_level_id, work_mode: null }
  return { offer, criteria: { ...namesOf(offer), offer: null, title, skills } }
}

function namesOf(offer: OfferCriteria) {
  return {
    activity_area: named(REFERENCE.activity_areas, offer.activity_area_id),
    city: named(REFERENCE.cities, offer.city_id),
    contract: named(REFERENCE.contracts, offer.contract_id),
    job_level: named(REFERENCE.job_levels, offer.job_level_id),
    experience_min_years: offer.experience_min_years,
  }
}
