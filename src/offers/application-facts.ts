import type { Database } from '#src/platform/database.ts'
import type { VisitSource } from './shared/life.ts'

/** How a company answered the applications it received lately. */
export interface CompanyResponse {
  /** Percentage of the expected applications that were answered. */
  rate: number
  median_days: number | null
  /** The applications that the rate is computed on: those answered, and those whose promised delay has passed. */
  expected: number
}

/** What an applicant began or used up on an offer. */
export interface OwnStanding {
  /** An application is begun and not sent. */
  has_draft: boolean
  /** The person withdrew this application and may not apply once more; null where that is not so. */
  used_up_id: number | null
}

/** What public offers show of applications. Applications import offers, so app.ts hands these functions in. */
export interface ApplicationFacts {
  /** The id of the person's application by the id of the offer, for those offers that have one. */
  listApplied(database: Database, userId: number, offerIds: number[]): Promise<Map<number, number>>
  /** What an applicant may still do with an offer. */
  findOwnStanding(database: Database, userId: number, offerId: number): Promise<OwnStanding>
  /** Measures each company over the last ninety days. A company without an expected answer is absent. */
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
  /** Applications that the company has never opened. */
  fresh: number
  /** Applications in progress that were at most read. */
  unanswered: number
  /** Applications in progress at any step before a proposal. */
  open: number
  /** Applications with a proposal, which are decided one by one. */
  proposed: number
  /** Applications whose last change can still be taken back, because the applicant was not told of it yet. */
  held: number
  /** The moment at which the last of the held changes has been told; null when none is held. */
  held_until: Date | null
}

/** The applications of one day and source. The source is null for those received before it was recorded. */
export interface ReceivedApplications {
  day: string
  source: VisitSource | null
  applications_count: number
}

/** What recruiters see of the applications to their own offers; app.ts hands these functions in too. */
export interface OfferApplications extends Pick<ApplicationFacts, 'measureResponses'> {
  countByOffer(database: Database, offerIds: number[]): Promise<Map<number, OfferApplicationCounts>>
  /** The ids of the company's offers that have an application without an answer. */
  listUnanswered(database: Database, companyId: number): Promise<number[]>
  /** Counts by day in Antananarivo and by source; days without any are absent. */
  countReceived(database: Database, offerId: number): Promise<ReceivedApplications[]>
  measureFirstAnswers(
    database: Database,
    offerId: number,
    now: Date,
  ): Promise<{ answered: number; median_days: number | null }>
}
