import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { withMerged } from '#src/accounts/merging/merging.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { ApplicationState } from './shared/states.ts'
import { applicationEvents, applications } from './tables.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type EventRow = typeof applicationEvents.$inferSelect

/** The applicant sees a recruiter's change only once it can no longer be taken back. */
export function seenState(row: ApplicationRow): ApplicationState {
  if (row.withheld_status) return { status: row.withheld_status, stage: row.withheld_stage, outcome: null }
  return { status: row.status, stage: row.stage, outcome: row.outcome }
}

/** When the application was followed up since it was sent; a withdrawn one that was sent again begins anew. */
export function followedUpAt({ followed_up_at, submitted_at }: ApplicationRow): Date | null {
  return followed_up_at && submitted_at && followed_up_at >= submitted_at ? followed_up_at : null
}

/** Lists compare `seenState` in the database, so it is here in SQL too. */
export const seenStatus = sql<string>`coalesce(${applications.withheld_status}, ${applications.status})`
export const seenStage = sql<string>`CASE WHEN ${applications.withheld_status} IS NULL THEN ${applications.stage} ELSE ${applications.withheld_stage} END`

/** A person reads what stayed with an account that was merged in theirs, too. */
export const isReadableBy = (applicantId: number) =>
  sql`${applications.applicant_id} = ANY ${withMerged(applicantId)}`

/** @throws HttpError 404 when it is not this person's */
export async function findApplicationOf(
  database: Database,
  applicantId: number,
  id: number,
): Promise<ApplicationRow> {
  const [row] = await database
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), isReadableBy(applicantId)))
  if (!row) throw notFound()
  return row
}

/** @throws HttpError 404 when it was not sent to this company */
export async function findApplicationTo(
  database: Database,
  companyId: number,
  id: number,
): Promise<ApplicationRow> {
  const [row] = await database
    .select()
    .from(applications)
    .where(
      and(eq(applications.id, id), eq(applications.company_id, companyId), ne(applications.status, 'draft')),
    )
  if (!row) throw notFound()
  return row
}

/** Locks the row for this change, so that changes at the same moment go one after the other. */
export async function lockApplication(tx: Database, id: number): Promise<ApplicationRow | null> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update')
  return row ?? null
}

export async function listEvents(database: Database, applicationId: number): Promise<EventRow[]> {
  return database
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, applicationId))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id))
}
