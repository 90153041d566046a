import { and, desc, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, forbidden, notFound } from '#src/platform/errors.ts'
import { jobKind } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { type ApplicationRow, findReceived, lockApplication } from '../applications.ts'
import { hiredNotice, rejectedNotice, stageNotice, viewedNotice } from '../mails.ts'
import { type Move, moveApplication, NO_LONGER } from '../moves.ts'
import { notifyApplicant } from '../notices.ts'
import type { Stage } from '../shared/states.ts'
import { findTransition } from '../shared/transitions.ts'
import { applicationEvents, applications } from '../tables.ts'
import { recordCvView } from './cv-views.ts'

const TAKE_BACK_MS = 24 * 3_600_000
const LATE = 'Le refus a déjà été envoyé\u00a0: il ne peut plus être annulé.'

export const releaseRejectionJob = jobKind<{ id: number }>('applications.release-rejection')

/** Opens a received application; the first opening by someone who works on it is told to the applicant, once. */
export async function openReceived(services: Services, member: Member, id: number): Promise<ApplicationRow> {
  const found = await findReceived(services.db, member.company.id, id)
  const now = services.clock.now()
  await recordCvView(services, member, id, 'page', now)
  return services.db.transaction(async (tx) => {
    if (member.company.role === 'reader' || found.status !== 'submitted') return found
    const locked = await lockApplication(tx, id)
    if (locked?.status !== 'submitted') return locked ?? found
    const { row } = await moveApplication(tx, locked, { change: 'view', by: 'system', actor_id: null, now })
    await notifyApplicant(services, tx, row, viewedNotice(row, now), String(row.attempts), now)
    return row
  })
}

export async function changeStage(
  services: Services,
  member: Member,
  id: number,
  input: { stage: Exclude<Stage, 'viewed'>; message?: string | null },
) {
  const message = input.message ?? null
  await change(services, member, id, { change: input.stage, message }, async (tx, row, event, now) =>
    notifyApplicant(services, tx, row, stageNotice(row, message), event, now),
  )
}

export async function hireApplicant(
  services: Services,
  member: Member,
  id: number,
  input: { message?: string | null },
) {
  const message = input.message ?? null
  await change(services, member, id, { change: 'hire', message }, async (tx, row, event, now) =>
    notifyApplicant(services, tx, row, hiredNotice(row, message), event, now),
  )
}

/** The applicant sees and hears nothing of it for 24 hours, in which it can be taken back. */
export async function rejectApplication(
  services: Services,
  member: Member,
  id: number,
  input: { reason: string; message?: string | null },
) {
  const { reason, message = null } = input
  await change(services, member, id, { change: 'reject', reason, message }, async (tx, row, _event, now) =>
    services.queue.send(
      tx,
      releaseRejectionJob,
      { id: row.id },
      { after: new Date(now.getTime() + TAKE_BACK_MS) },
    ),
  )
}

/** @throws HttpError 409 once it was sent */
export async function cancelRejection(services: Services, member: Member, id: number) {
  await services.db.transaction(async (tx) => {
    const row = await lockForWork(tx, member, id)
    if (!row.withheld_status || !findTransition(row, 'recruiter', 'cancel_rejection')) throw conflict(LATE)
    await tx.insert(applicationEvents).values({
      application_id: id,
      at: services.clock.now(),
      actor_id: member.id,
      from_status: 'rejected',
      to_status: row.withheld_status,
      to_stage: row.withheld_stage,
      visible_to_applicant: false,
    })
    await tx
      .update(applications)
      .set({
        status: row.withheld_status,
        stage: row.withheld_stage,
        decided_at: null,
        withheld_status: null,
        withheld_stage: null,
      })
      .where(eq(applications.id, id))
  })
}

/** Tells the applicant of a refusal whose 24 hours are over; one that was taken back meanwhile is left alone. */
export async function releaseRejection(services: Services, id: number) {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, id)
    if (!row?.withheld_status || !row.decided_at) return
    if (now.getTime() - row.decided_at.getTime() < TAKE_BACK_MS) return
    const [event] = await tx
      .select()
      .from(applicationEvents)
      .where(and(eq(applicationEvents.application_id, id), eq(applicationEvents.to_status, 'rejected')))
      .orderBy(desc(applicationEvents.id))
      .limit(1)
    await tx
      .update(applications)
      .set({ withheld_status: null, withheld_stage: null, changed_at: now })
      .where(eq(applications.id, id))
    if (!event) return
    await tx
      .update(applicationEvents)
      .set({ visible_to_applicant: true })
      .where(eq(applicationEvents.id, event.id))
    await notifyApplicant(
      services,
      tx,
      row,
      rejectedNotice(row, event.reason, event.message),
      String(event.id),
      now,
    )
  })
}

/** Puts an ended one away, for the company only. */
export async function archiveReceived(services: Services, member: Member, id: number) {
  await services.db.transaction(async (tx) => {
    const row = await lockForWork(tx, member, id)
    const ended = findTransition(row, 'recruiter', 'archive') && !row.withheld_status
    if (row.recruiter_archived_at || !ended) throw conflict(NO_LONGER)
    await tx
      .update(applications)
      .set({ recruiter_archived_at: services.clock.now() })
      .where(eq(applications.id, id))
  })
}

type Notify = (tx: Database, row: ApplicationRow, event: string, now: Date) => Promise<unknown>

async function change(
  services: Services,
  member: Member,
  id: number,
  move: Pick<Move, 'change' | 'reason' | 'message'>,
  notify: Notify,
) {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const before = await lockForWork(tx, member, id)
    const { row, event } = await moveApplication(tx, before, {
      ...move,
      by: 'recruiter',
      actor_id: member.id,
      now,
    })
    await notify(tx, row, event, now)
  })
}

/** @throws HttpError 403 for a reader, 404 for another company's */
async function lockForWork(tx: Database, member: Member, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id)
  if (row?.company_id !== member.company.id || row.status === 'draft') throw notFound()
  if (member.company.role === 'reader') throw forbidden()
  return row
}
