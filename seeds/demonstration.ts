import { makeCandidates, type SeedApplicant } from './applicants/applicants.ts'
import { makeApplications, type SeedApplication } from './applications/applications.ts'
import { makeCompanies, type SeedCompany } from './companies/companies.ts'
import { offerMaker, type SeedOffer } from './offers/offers.ts'
import { makeOutlines } from './offers/outline.ts'

export type { SeedApplicant, SeedApplication, SeedCompany, SeedOffer }

export type Demonstration = {
  companies: SeedCompany[]
  applicants: SeedApplicant[]
  offers: () => Iterable<SeedOffer>
  applications: SeedApplication[]
}

/** Applications go to the first offers only, so that a demonstration of 100 000 offers has no more of them. */
const OFFERS_WITH_APPLICATIONS = 2000

/** Makes the demonstration; the same seed, number of offers and day always give the same one. */
export function makeDemonstration({
  seed,
  offers,
  today,
}: {
  seed: number
  offers: number
  today: Date
}): Demonstration {
  const companies = makeCompanies(seed)
  const candidates = makeCandidates(seed, today)
  const offerAt = offerMaker(seed, companies, today)
  const outlineAt = makeOutlines(seed, companies, today)
  const outlines = Array.from({ length: Math.min(offers, OFFERS_WITH_APPLICATIONS) }, (_, i) => outlineAt(i))
  return {
    companies,
    applicants: candidates.map(({ applicant }) => applicant),
    offers: function* () {
      for (let index = 0; index < offers; index++) yield offerAt(index)
    },
    applications: makeApplications({ seed, today, candidates, companies, outlines, offerAt }),
  }
}
