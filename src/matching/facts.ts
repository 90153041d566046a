import type { Database } from '#src/platform/database.ts'

/** What matching asks of applications, a domain that comes after this one: app.ts gives it. */
export interface MatchingFacts {
  /** The application of this person to each of these offers that has one. */
  listApplied(database: Database, userId: number, offerIds: number[]): Promise<Map<number, number>>
}
