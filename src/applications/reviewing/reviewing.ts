import { and, desc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import type { Notification } from '#src/notifications/notify.ts'
import { conflict, forbidden, notFound } from '#src/platform/errors.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import { type ApplicationRow, type EventRow, findApplicationTo, lockApplication } from '../applications.ts'
import { readCv } from '../dossier.ts'
import {
  hiredNotification,
  rejectedNotification,
  stageNotification,
  viewedNotification,
} from '../mails/applicant.ts'
import { type Move, moveApplication, NO_LONGER } from '../moves.ts'
import { notifyApplicant } from '../notifying.ts'
import type { Stage } from '../shared/states.ts'
import { findTransition } from '../shared/transitions.ts'
import { applicationEvents, applications } from '../tables.ts'
import { allowCvView, recordCvView } from './cv-views.ts'
import { movedMeanwhile } from './moved-meanwhile.ts'

/** For how long a refusal can be taken back, in milliseconds. */
export const TAKE_BACK = 24 * HOUR
const LATE = 'Le refus a déjà été envoyé\u00a0: il ne peut plus être annulé.'

export const releaseRejectionJob = jobKind<{ id: number }>('applications.release-rejection')

/** Opens an application; the first opening by someone who works on it is told to the applicant, once. */
export async function openApplication(services: Services, member: Member, id: number) {
  const found = await findApplicationTo(services.db, member.company.id, id)
  await allowCvView(services, member, id)
  await inTransaction(services, member, async (unit) => {
    await recordCvView(unit, id, 'page')
    if (member.company.role === 'reader' || found.status !== 'submitted') return
    const locked = await lockApplication(unit.db, id)
    if (locked?.status !== 'submitted') return
    const { row } = await moveApplication(unit, locked, { change: 'view', by: 'system' })
    await notifyApplicant(unit, row, viewedNotification(row, unit.now))
  })
}

/** @throws HttpError 404 for an application without a PDF */
export async function downloadCv(services: Services, member: Member, id: number) {
  const row = await findApplicationTo(services.db, member.company.id, id)
  await allowCvView(services, member, id)
  await inTransaction(services, member, (unit) => recordCvView(unit, id, 'pdf'))
  return readCv(services, row)
}

/** From which version of the application a recruiter moves it. */
interface From {
  version: number
}

interface StageInput extends From {
  stage: Exclude<Stage, 'viewed'>
  message?: string | null
}

export async function changeStage(services: Services, member: Member, id: number, input: StageInput) {
  const move = { change: input.stage, message: input.message ?? null }
  await decide(services, member, { id, ...input }, move, stageNotification)
}

export async function hireApplicant(
  services: Services,
  member: Member,
  id: number,
  input: From & { message?: string | null },
) {
  const move = { change: 'hire', message: input.message ?? null } as const
  await decide(services, member, { id, ...input }, move, hiredNotification)
}

/** The applicant sees and hears nothing of it for 24 hours, in which it can be taken back. */
export async function rejectApplication(
  services: Services,
  member: Member,
  id: number,
  input: From & { reason: string; message?: string | null },
) {
  const { version, reason, message = null } = input
  await inTransaction(services, member, async (unit) => {
    const before = await lockForMove(unit, member, { id, version })
    await moveApplication(unit, before, { change: 'reject', by: 'recruiter', reason, message })
    await unit.send(releaseRejectionJob, { id }, { after: after(unit.now, TAKE_BACK) })
  })
}

/** @throws HttpError 409 once it was sent */
export async function cancelRejection(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const { db, now } = unit
    const row = await lockForWork(unit, member, id)
    if (row.status !== 'rejected') throw await movedMeanwhile(unit, member, row)
    if (!row.withheld_status || !findTransition(row, 'recruiter', 'cancel_rejection')) throw conflict(LATE)
    await db.insert(applicationEvents).values({
      application_id: id,
      at: now,
      actor_id: member.id,
      from_status: 'rejected',
      to_status: row.withheld_status,
      to_stage: row.withheld_stage,
      visible_to_applicant: false,
    })
    await db
      .update(applications)
      .set({
        status: row.withheld_status,
        stage: row.withheld_stage,
        version: row.version + 1,
        decided_at: null,
        withheld_status: null,
        withheld_stage: null,
      })
      .where(eq(applications.id, id))
  })
}

/** Tells the applicant of a refusal whose 24 hours are over; one that was taken back meanwhile is left alone. */
export async function releaseRejection(services: Services, id: number) {
  await inTransaction(services, null, async (unit) => {
    const { db, now } = unit
    const row = await lockApplication(db, id)
    if (!row?.withheld_status || !row.decided_at) return
    const due = after(row.decided_at, TAKE_BACK)
    // The database started the job by its own clock, which may be ahead of this one, the only one that decides.
    if (due > now) return unit.send(releaseRejectionJob, { id }, { after: due })
    const [entry] = await db
      .select()
      .from(applicationEvents)
      .where(and(eq(applicationEvents.application_id, id), eq(applicationEvents.to_status, 'rejected')))
      .orderBy(desc(applicationEvents.id))
      .limit(1)
    await db
      .update(applications)
      .set({ withheld_status: null, withheld_stage: null, changed_at: now })
      .where(eq(applications.id, id))
    if (!entry) return
    await db
      .update(applicationEvents)
      .set({ visible_to_applicant: true })
      .where(eq(applicationEvents.id, entry.id))
    await notifyApplicant(unit, row, rejectedNotification(row, entry))
  })
}

/** Tells of every refusal whose 24 hours are over: should its own job be lost or early, it is found here. */
export async function releaseDueRejections(services: Services) {
  const { id, withheld_status, decided_at } = applications
  const due = await services.db
    .select({ id })
    .from(applications)
    .where(and(isNotNull(withheld_status), lte(decided_at, after(services.clock.now(), -TAKE_BACK))))
    .orderBy(decided_at)
  const failures: unknown[] = []
  for (const each of due)
    await releaseRejection(services, each.id).catch((failure: unknown) => failures.push(failure))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} refusals were not released`)
}

/** Puts an ended one away, for the company only. */
export async function archiveApplication(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockForWork(unit, member, id)
    const ended = findTransition(row, 'recruiter', 'archive') && !row.withheld_status
    if (row.recruiter_archived_at || !ended) throw conflict(NO_LONGER)
    await unit.db.update(applications).set({ recruiter_archived_at: unit.now }).where(eq(applications.id, id))
  })
}

async function decide(
  services: Services,
  member: Member,
  from: From & { id: number },
  move: Pick<Move, 'change' | 'message'>,
  notificationOf: (row: ApplicationRow, entry: EventRow) => Notification,
) {
  await inTransaction(services, member, async (unit) => {
    const before = await lockForMove(unit, member, from)
    const { row, entry } = await moveApplication(unit, before, { ...move, by: 'recruiter' })
    await notifyApplicant(unit, row, notificationOf(row, entry))
  })
}

/** @throws HttpError as below, and 409 when it was moved since that version */
async function lockForMove(unit: Unit, member: Member, { id, version }: From & { id: number }) {
  const row = await lockForWork(unit, member, id)
  if (row.version !== version) throw await movedMeanwhile(unit, member, row)
  return row
}

/** @throws HttpError 403 for a reader, 404 for another company's */
async function lockForWork({ db }: Unit, member: Member, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(db, id)
  if (row?.company_id !== member.company.id || row.status === 'draft') throw notFound()
  if (member.company.role === 'reader') throw forbidden()
  return row
}
