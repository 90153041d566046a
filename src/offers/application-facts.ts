import type { Database } from '#src/platform/database.ts'
import type { VisitSource } from './shared/life.ts'

/** How a company answered the applications it received lately. */
export interface CompanyResponse {
  /** Answered ones out of a hundred of those that should be by now. */
  rate: number
  median_days: number | null
  /** Those of the rate: answered, or to be answered by now. */
  expected: number
}

/** What public offers show of applications, a domain that comes after this one: app.ts gives it. */
export interface ApplicationFacts {
  /** The application of this person to each of these offers that has one. */
  listApplied(database: Database, userId: number, offerIds: number[]): Promise<Map<number, number>>
  /** Per company, over the last ninety days; companies that nobody could expect an answer of are absent. */
  measureResponses(
    database: Database,
    companyIds: number[] | 'all',
    now: Date,
  ): Promise<Map<number, CompanyResponse>>
  measureAllResponses(database: Database, now: Date): Promise<CompanyResponse | null>
}

/** Applications that an offer received. */
export interface OfferApplicationCounts {
  all: number
  /** Never opened. */
  fresh: number
  /** In progress and no further than read. */
  unanswered: number
  /** In progress at any step before a proposal. */
  open: number
}

/** Those of one day and source; a source of null was never asked. */
export interface ReceivedApplications {
  day: string
  source: VisitSource | null
  applications_count: number
}

/** What a recruiter sees of the applications to its own offers; app.ts gives it too. */
export interface OfferApplications extends Pick<ApplicationFacts, 'measureResponses'> {
  countByOffer(database: Database, offerIds: number[]): Promise<Map<number, OfferApplicationCounts>>
  /** The company's offers with an application that waits for an answer. */
  listUnanswered(database: Database, companyId: number): Promise<number[]>
  /** On each day in Antananarivo that any came in, by where they came from. */
  countReceived(database: Database, offerId: number): Promise<ReceivedApplications[]>
  measureFirstAnswers(
    database: Database,
    offerId: number,
    now: Date,
  ): Promise<{ answered: number; median_days: number | null }>
}
