import { and, eq, ne } from 'drizzle-orm'
import type { OwnStanding } from '#src/offers/application-facts.ts'
import type { Database } from '#src/platform/database.ts'
import { ATTEMPTS_MOST } from '../shared/limits.ts'
import { applications } from '../tables.ts'
import { findDraft } from './drafts.ts'

/** Tells the page of an offer what its reader began, and whether another application would be refused. */
export async function findOwnStanding(
  database: Database,
  applicantId: number,
  offerId: number,
): Promise<OwnStanding> {
  const [row] = await database
    .select({ id: applications.id, outcome: applications.outcome, attempts: applications.attempts })
    .from(applications)
    .where(
      and(
        eq(applications.applicant_id, applicantId),
        eq(applications.offer_id, offerId),
        ne(applications.status, 'draft'),
      ),
    )
  return {
    has_draft: (await findDraft(database, applicantId, offerId)) !== null,
    used_up_id: row?.outcome === 'withdrawn' && row.attempts >= ATTEMPTS_MOST ? row.id : null,
  }
}
