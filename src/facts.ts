import { findOwnStanding } from './applications/drafts/standing.ts'
import { measureRespect } from './applications/last-question/respect.ts'
import { listApplied, measureAllResponses, measureResponses } from './applications/responses.ts'
import { countOpenOffers, countOpenOffersByCompany } from './offers/offers.ts'

/** What public pages of offers and companies tell of domains that come after theirs, which app.ts hands to them. */
export const facts = { listApplied, findOwnStanding, measureResponses, measureAllResponses }

export const companyFacts = { countOpenOffers, countOpenOffersByCompany, measureResponses, measureRespect }
