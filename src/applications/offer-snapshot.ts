import { findCompanyName } from '#src/companies/companies.ts'
import type { OfferRow } from '#src/offers/open.ts'
import { placeNameOfRow } from '#src/offers/place.ts'
import type { Database } from '#src/platform/database.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { OfferSnapshot } from './shared/snapshot.ts'

/** The application keeps the offer as it is now, because the offer may change. */
export async function snapshotOffer(database: Database, offer: OfferRow): Promise<OfferSnapshot> {
  const company = await findCompanyName(database, offer.company_id)
  return {
    id: offer.id,
    title: offer.title,
    reference: offer.reference,
    company: { id: offer.company_id, name: company?.name ?? '', slug: company?.slug ?? '' },
    city: placeNameOfRow(offer),
    contract: named(REFERENCE.contracts, offer.contract_id)?.name ?? '',
    contract_duration_months: offer.contract_duration_months,
    job_type: named(REFERENCE.job_types, offer.job_type_id)?.name ?? null,
    min_salary: offer.salary_visible ? offer.min_salary : null,
    max_salary: offer.salary_visible ? offer.max_salary : null,
    description: offer.description,
    missions: offer.missions,
    profile: offer.profile,
    benefits: offer.benefits,
  }
}
