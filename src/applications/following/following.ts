import { and, eq } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { fullName } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { type ApplicationRow, lockApplication, seenState } from '../applications.ts'
import type { Notice } from '../mails.ts'
import { moveApplication, NO_LONGER } from '../moves.ts'
import { notifyRecruiters } from '../notices.ts'
import { declinedNotice, withdrawnNotice } from '../recruiter-mails.ts'
import { findTransition } from '../shared/transitions.ts'
import { applicationEvents, applications } from '../tables.ts'

const NOTICES = { withdraw: withdrawnNotice, decline: declinedNotice }

export function withdrawApplication(services: Services, actor: Actor, id: number) {
  return change(services, actor, id, 'withdraw')
}

export function declineOffer(services: Services, actor: Actor, id: number) {
  return change(services, actor, id, 'decline')
}

async function change(services: Services, actor: Actor, id: number, name: 'withdraw' | 'decline') {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const before = await lockOwn(tx, actor, id)
    if (before.withheld_status) await forgetWithheld(tx, before)
    const { row, event } = await moveApplication(tx, before, {
      change: name,
      by: 'applicant',
      actor_id: actor.id,
      now,
    })
    const notice: Notice = NOTICES[name](row, fullName(actor.user))
    await notifyRecruiters(services, tx, row, notice, event, now)
  })
}

/** Puts an ended one away, for the applicant only. */
export async function archiveOwn(services: Services, actor: Actor, id: number) {
  await services.db.transaction(async (tx) => {
    const row = await lockOwn(tx, actor, id)
    if (row.applicant_archived_at || !findTransition(seenState(row), 'applicant', 'archive'))
      throw conflict(NO_LONGER)
    await tx
      .update(applications)
      .set({ applicant_archived_at: services.clock.now() })
      .where(eq(applications.id, id))
  })
}

async function lockOwn(tx: Database, actor: Actor, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id)
  if (row?.applicant_id !== actor.id) throw notFound()
  return row
}

/** The applicant went first: the refusal that it never saw does not stay in the history either. */
async function forgetWithheld(tx: Database, row: ApplicationRow) {
  const refusal = and(
    eq(applicationEvents.application_id, row.id),
    eq(applicationEvents.to_status, 'rejected'),
    eq(applicationEvents.visible_to_applicant, false),
  )
  await tx.delete(applicationEvents).where(refusal)
}
