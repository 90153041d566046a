import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { enteredCandidates } from './tables.ts'

/** Finds which of these applications are of entered candidates who gave an address. */
export async function listEnteredWithAddress(database: Database, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { application_id, email } = enteredCandidates
  const rows = await database
    .select({ id: application_id })
    .from(enteredCandidates)
    .where(and(inArray(application_id, ids), isNotNull(email)))
  return new Set(rows.map(({ id }) => id))
}
