import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { endOfTerm } from '../plans/shared/periods.ts'
import { subscriptions } from './tables.ts'
import { findRunning, type Term } from './terms.ts'

export async function findTerm(database: Database, id: number): Promise<Term | null> {
  const [row] = await database.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row ?? null
}

/** When a term would begin and end if it was paid now; null for one that does not wait for its payment. */
export async function previewTerm(database: Database, term: Term, now: Date) {
  if (term.status !== 'pending' || term.starts_at) return null
  const running = await findRunning(database, term.company_id)
  const waits = running !== null && running.ends_at > now && running.id !== term.replaces_id
  const starts_at = waits ? running.ends_at : now
  return { starts_at, ends_at: endOfTerm(starts_at, term.period) }
}
