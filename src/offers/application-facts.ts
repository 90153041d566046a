import type { Database } from '#src/platform/database.ts'

/** How a company answered the applications it received lately. */
export interface CompanyResponse {
  /** Answered ones out of a hundred of those that should be by now. */
  rate: number
  median_days: number | null
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
