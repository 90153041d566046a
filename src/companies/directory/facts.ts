import type { Database } from '#src/platform/database.ts'

/** How a company answered the applications of the last ninety days, and how many of them. */
export interface MeasuredResponse {
  rate: number
  median_days: number | null
  answered: number
  /** Those that have an answer or should by now. */
  expected: number
}

/** How many out of a hundred say that the company treated them with respect, of so many who answered. */
export interface MeasuredRespect {
  rate: number
  answers: number
}

/** What the public pages of companies show of offers and applications, domains that come after this one: app.ts gives it. */
export interface DirectoryFacts {
  countOpenOffers(database: Database, now: Date, companyId: number): Promise<number>
  countOpenOffersByCompany(database: Database, now: Date): Promise<{ id: number; count: number }[]>
  measureResponses(
    database: Database,
    companyIds: number[] | 'all',
    now: Date,
  ): Promise<Map<number, MeasuredResponse>>
  /** Null while too few people answered. */
  measureRespect(database: Database, companyId: number, now: Date): Promise<MeasuredRespect | null>
}
