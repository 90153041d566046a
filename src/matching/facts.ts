import type { Database } from '#src/platform/database.ts'

/**
 * Matching needs these answers from applications, a domain above it; app.ts hands them over so that imports go one way.
 */
export interface MatchingFacts {
  /** Maps each of these offers to the application that the person sent to it; offers without one are absent. */
  listApplied(database: Database, userId: number, offerIds: number[]): Promise<Map<number, number>>
}
