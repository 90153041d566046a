import { and, asc, eq, isNotNull, min, sql } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { ApplicationRow, EventRow } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { listWithheld } from '../moves.ts'
import { applicationEvents, applications } from '../tables.ts'
import { announce, forEachApplication, type Outcome } from './batches.ts'
import type { BatchResult, WaitingAnswers } from './contract.ts'
import { lockAtVersion, lockForWork } from './deciding.ts'
import { versionConflict } from './version-conflict.ts'

const REFUSAL_SENT = 'Le refus a déjà été envoyé\u00a0: il ne peut plus être annulé.'
const ALREADY_NOTIFIED = 'Le candidat a déjà été prévenu\u00a0: ce changement ne peut plus être annulé.'

/**
 * Takes back the last change of stage, or the hiring, whose applicant was not told yet.
 * @throws HttpError 409 once the applicant was told, or when a colleague changed the application since that version
 */
export async function undoMove(services: Services, member: Member, id: number, version: number) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockAtVersion(unit, member, { id, version })
    const last = (await listWithheld(unit.db, id)).at(-1)
    if (!last || last.to_status === 'rejected') throw conflict(ALREADY_NOTIFIED)
    await undo(unit, row, last)
    await announceToColleagues(unit, row.company_id)
  })
}

/**
 * Takes a refusal back that was not sent yet. @throws HttpError 409 once it was sent, or when there is none any more
 */
export async function cancelRejection(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockForWork(unit, member, id)
    if (row.status !== 'rejected') throw await versionConflict(unit, member, row)
    const last = (await listWithheld(unit.db, id)).at(-1)
    if (last?.to_status !== 'rejected' || !last.from_status) throw conflict(REFUSAL_SENT)
    await undo(unit, row, last)
    await announceToColleagues(unit, row.company_id)
  })
}

/**
 * Takes back all of a change of many. An applicant who was told meanwhile, or an application that moved on, stays as
 * it is and says so in its result.
 * @throws HttpError 404 for a change of which this company knows nothing
 */
export async function undoMany(services: Services, member: Member, key: string): Promise<BatchResult[]> {
  const ids = await listChanged(services.db, member.company.id, key)
  if (ids.length === 0) throw notFound()
  const results = await forEachApplication(services, member, ids, ({ id }) =>
    inTransaction(services, member, (unit) => undoOneOfMany(unit, member, id, key)),
  )
  await announce(services, member)
  return results
}

async function undoOneOfMany(unit: Unit, member: Member, id: number, key: string): Promise<Outcome> {
  const row = await lockForWork(unit, member, id)
  const withheld = await listWithheld(unit.db, id)
  const last = withheld.at(-1)
  if (!withheld.some(({ batch_key }) => batch_key === key)) throw conflict(ALREADY_NOTIFIED)
  if (last?.batch_key !== key)
    return { result: 'moved', message: (await versionConflict(unit, member, row)).message }
  return { result: 'done', message: null, version: await undo(unit, row, last) }
}

/** Lists the company's applications that this change moved, whether their applicants know of it or not. */
async function listChanged(database: Database, companyId: number, key: string): Promise<number[]> {
  const rows = await database
    .selectDistinct({ id: applications.id })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.application_id))
    .where(and(eq(applicationEvents.batch_key, key), eq(applications.company_id, companyId)))
    .orderBy(applications.id)
  return rows.map(({ id }) => id)
}

/**
 * Puts a locked application back to where it was before its last change, of which its applicant is still to be told. A
 * change of stage leaves the history, as a slip of some seconds that nobody heard of; a refusal was there for hours, so
 * that it was taken back is a line of the history.
 * @returns the version that this makes
 */
async function undo(unit: Unit, row: ApplicationRow, last: EventRow): Promise<number> {
  if (last.to_status === 'rejected') await recordCancelledRejection(unit, last)
  else await unit.db.delete(applicationEvents).where(eq(applicationEvents.id, last.id))
  const version = row.version + 1
  const isMoreWithheld = (await listWithheld(unit.db, row.id)).length > 0
  await unit.db
    .update(applications)
    .set({
      status: last.from_status ?? 'submitted',
      stage: last.from_stage,
      outcome: null,
      version,
      decided_at: null,
      ...(isMoreWithheld ? {} : { withheld_status: null, withheld_stage: null }),
    })
    .where(eq(applications.id, row.id))
  return version
}

async function recordCancelledRejection(unit: Unit, rejection: EventRow) {
  await unit.db.update(applicationEvents).set({ tell_at: null }).where(eq(applicationEvents.id, rejection.id))
  await unit.db.insert(applicationEvents).values({
    application_id: rejection.application_id,
    at: unit.now,
    actor_id: unit.actor_id,
    from_status: 'rejected',
    to_status: rejection.from_status ?? 'submitted',
    to_stage: rejection.from_stage,
    visible_to_applicant: false,
  })
}

/** Lists the refusals of many that can all still be taken back, the next to be told first. */
export async function listWaiting(database: Database, companyId: number): Promise<WaitingAnswers[]> {
  const { batch_key, tell_at, to_status, actor_id } = applicationEvents
  const rows = await database
    .select({
      key: batch_key,
      count: sql<number>`count(*)::int`,
      actor: sql<number | null>`min(${actor_id})`,
      notified_at: min(tell_at),
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.application_id))
    .where(
      and(
        isNotNull(tell_at),
        isNotNull(batch_key),
        eq(to_status, 'rejected'),
        eq(applications.company_id, companyId),
      ),
    )
    .groupBy(batch_key)
    .orderBy(asc(min(tell_at)))
  const names = await listNames(
    database,
    rows.flatMap(({ actor }) => actor ?? []),
  )
  return rows.flatMap(({ key, count, actor, notified_at }) =>
    key && notified_at
      ? [{ key, count, by: names.get(actor ?? 0) ?? null, notified_at: notified_at.toISOString() }]
      : [],
  )
}
