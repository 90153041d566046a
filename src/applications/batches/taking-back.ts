import { and, asc, eq, isNotNull, min, sql } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import { HttpError, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { announceToColleagues } from '../colleagues.ts'
import { movedMeanwhile } from '../reviewing/moved-meanwhile.ts'
import { listWithheld } from '../reviewing/notifying.ts'
import { lockForWork } from '../reviewing/reviewing.ts'
import { ALREADY_NOTIFIED, liftRejection, undoLastMove } from '../reviewing/taking-back.ts'
import { applicationEvents, applications } from '../tables.ts'
import { findChosen } from './chosen.ts'
import type { BatchResult, WaitingAnswers } from './contract.ts'

/**
 * Takes back all of a change of many, one unit of work each; who was told meanwhile, or moved on, stays and says so.
 * @throws HttpError 404 for a change of which this company knows nothing
 */
export async function takeBackMany(services: Services, member: Member, key: string): Promise<BatchResult[]> {
  const { db } = services
  const ids = await listChanged(db, member.company.id, key)
  if (ids.length === 0) throw notFound()
  const rows = await findChosen(db, member.company.id, ids)
  const people = [...rows.values()].map(({ applicant_id }) => applicant_id)
  const names = await listNames(db, people)
  const results: BatchResult[] = []
  for (const id of ids) {
    const outcome = await inTransaction(services, member, (unit) => takeBackOne(unit, member, id, key))
    results.push({ id, applicant_name: names.get(rows.get(id)?.applicant_id ?? 0) ?? '', ...outcome })
  }
  await inTransaction(services, member, (unit) => announceToColleagues(unit, member.company.id))
  return results
}

async function takeBackOne(
  unit: Unit,
  member: Member,
  id: number,
  key: string,
): Promise<Omit<BatchResult, 'id' | 'applicant_name'>> {
  try {
    const row = await lockForWork(unit, member, id)
    const untold = await listWithheld(unit.db, id)
    const last = untold.at(-1)
    if (!untold.some(({ batch_key }) => batch_key === key))
      return { result: 'impossible', message: ALREADY_NOTIFIED, version: null }
    if (last?.batch_key !== key)
      return { result: 'moved', message: (await movedMeanwhile(unit, member, row)).message, version: null }
    const version = await (last.to_status === 'rejected'
      ? liftRejection(unit, row, last)
      : undoLastMove(unit, row, last))
    return { result: 'done', message: null, version }
  } catch (failure) {
    if (!(failure instanceof HttpError)) throw failure
    return { result: 'impossible', message: failure.message, version: null }
  }
}

/** The applications of the company that this change moved, whether their applicants know of it or not. */
async function listChanged(database: Database, companyId: number, key: string): Promise<number[]> {
  const rows = await database
    .selectDistinct({ id: applications.id })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.application_id))
    .where(and(eq(applicationEvents.batch_key, key), eq(applications.company_id, companyId)))
    .orderBy(applications.id)
  return rows.map(({ id }) => id)
}

/** The refusals of many that can all still be taken back, the next to be told first. */
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
