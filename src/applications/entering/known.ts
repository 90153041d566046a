import { and, asc, eq, ne, or } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { fullName } from '#src/shared/names.ts'
import { stateLabel } from '../shared/labels.ts'
import { applications } from '../tables.ts'
import type { KnownApplication } from './contract.ts'
import { enteredCandidates } from './tables.ts'

/** So many are named; nobody applies to one offer more often. */
const MOST = 5

/** Lists the applications to an offer that have this number or this address, the oldest first. */
export async function listKnown(
  database: Database,
  offerId: number,
  { phone_number, email }: { phone_number: string; email: string | null },
): Promise<KnownApplication[]> {
  const { id, offer_id, status, stage, outcome, submitted_at, created_at } = applications
  const rows = await database
    .select({
      id,
      status,
      stage,
      outcome,
      submitted_at,
      created_at,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicant_id))
    .leftJoin(enteredCandidates, eq(enteredCandidates.application_id, id))
    .where(
      and(
        eq(offer_id, offerId),
        ne(status, 'draft'),
        or(
          eq(users.phone_number, phone_number),
          email ? or(eq(users.email, email), eq(enteredCandidates.email, email)) : undefined,
        ),
      ),
    )
    .orderBy(asc(id))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    applicant_name: fullName(row),
    label: stateLabel(row),
    submitted_at: (row.submitted_at ?? row.created_at).toISOString(),
  }))
}
