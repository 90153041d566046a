import { and, desc, eq } from 'drizzle-orm'
import { findOffer } from '#src/offers/find-offer.ts'
import { openOffers } from '#src/offers/open.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { indexWords } from '#src/platform/search/text.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { type OfferCriteria, readOffer, readSkills } from '../scoring/criteria.ts'
import type { BestProfiles, SearchedProfile } from './contract.ts'

const OFFERS_MAX = 100

interface Search {
  offer: OfferCriteria
  criteria: NonNullable<BestProfiles['criteria']>
}

/** The company's open offers, the last published first. */
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
 * What is looked for: as an offer of the company says, or as is told; null when that is too little to look for anybody.
 * @throws HttpError 404 for an offer of another company
 */
export async function readSearch(
  database: Database,
  companyId: number,
  asked: SearchedProfile,
): Promise<Search | null> {
  if (asked.offer_id === undefined) return readFree(asked)
  const row = await findOffer(database, asked.offer_id)
  if (row?.company_id !== companyId) throw notFound()
  const offer = readOffer(row)
  const choice = { id: row.id, title: displayTitle(row.title) }
  return { offer, criteria: { ...namesOf(offer), offer: choice, title: row.title, skills: row.skills } }
}

function readFree({ title, skills, ...asked }: SearchedProfile): Search | null {
  if (asked.activity_area_id === undefined) return null
  const offer: OfferCriteria = {
    ...{ occupation_code: null, activity_area_id: asked.activity_area_id, title: indexWords(title) },
    ...{ skills: readSkills(skills), languages: [], city_id: asked.city_id ?? null, work_mode: null },
    ...{ is_abroad: false, job_level_id: asked.job_level_id ?? null, experience_min_years: null },
    ...{ contract_id: asked.contract_id ?? null, job_type_id: null, min_salary: null, max_salary: null },
  }
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
