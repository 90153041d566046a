import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { applications } from '../tables.ts'

const COLUMNS = {
  id: applications.id,
  offer_id: applications.offer_id,
  applicant_id: applications.applicant_id,
  status: applications.status,
  stage: applications.stage,
  outcome: applications.outcome,
  version: applications.version,
  decided_at: applications.decided_at,
  offer_copy: applications.offer_copy,
  is_entered: applications.is_entered,
}

export type FoundApplication = Awaited<ReturnType<typeof findApplications>>[number]

/** Reads these applications in this order. @throws HttpError 404 when one was not sent to this company */
export async function findApplications(database: Database, companyId: number, ids: number[]) {
  const rows = await database
    .select(COLUMNS)
    .from(applications)
    .where(
      and(
        inArray(applications.id, ids),
        eq(applications.company_id, companyId),
        ne(applications.status, 'draft'),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw notFound()
    return row
  })
}

/**
 * Those to whom a job was proposed come first, then those with an interview, because readers of the list see only its
 * beginning, and it is they who must not be left without a word.
 */
const ADVANCEMENT = sql`CASE ${applications.stage} WHEN 'offer_made' THEN 0 WHEN 'accepted' THEN 1 WHEN 'interview' THEN 2 ELSE 3 END`

/** Lists the applications to this offer that are in progress, the most advanced first, then the oldest. */
export async function listOpenApplications(database: Database, companyId: number, offerId: number) {
  return database
    .select(COLUMNS)
    .from(applications)
    .where(
      and(
        eq(applications.offer_id, offerId),
        eq(applications.company_id, companyId),
        inArray(applications.status, ['submitted', 'active']),
      ),
    )
    .orderBy(ADVANCEMENT, applications.submitted_at, applications.id)
}
