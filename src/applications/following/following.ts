import { eq } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { fullName } from '#src/shared/names.ts'
import { type ApplicationRow, findApplicationOf, lockApplication, seenState } from '../applications.ts'
import { declinedNotification, withdrawnNotification } from '../mails/recruiter.ts'
import { moveApplication, NO_LONGER } from '../moves.ts'
import { findTransition } from '../shared/transitions.ts'
import { applications } from '../tables.ts'

const NOTIFICATIONS = { withdraw: withdrawnNotification, decline: declinedNotification }

export function withdrawApplication(services: Services, actor: Actor, id: number) {
  return change(services, actor, id, 'withdraw')
}

interface Why {
  reason?: string | null | undefined
  message?: string | null | undefined
}

export function declineOffer(services: Services, actor: Actor, id: number, why: Why = {}) {
  return change(services, actor, id, 'decline', why)
}

async function change(
  services: Services,
  actor: Actor,
  id: number,
  name: 'withdraw' | 'decline',
  { reason = null, message = null }: Why = {},
) {
  await inTransaction(services, actor, async (unit) => {
    const before = await lockOwn(unit, actor, id)
    const { row, entry } = await moveApplication(unit, before, {
      change: name,
      by: 'applicant',
      reason,
      message: message || null,
    })
    await notifyRecruiters(unit, row.company_id, NOTIFICATIONS[name](row, entry, fullName(actor.user)))
  })
}

/** Puts an ended application away; only the applicant sees it as archived. */
export async function archiveApplication(services: Services, actor: Actor, id: number) {
  await inTransaction(services, actor, async (unit) => {
    const { id: own } = await findApplicationOf(unit.db, actor.id, id)
    const row = await lockApplication(unit.db, own)
    if (!row || row.applicant_archived_at || !findTransition(seenState(row), 'applicant', 'archive'))
      throw conflict(NO_LONGER)
    await unit.db.update(applications).set({ applicant_archived_at: unit.now }).where(eq(applications.id, id))
  })
}

async function lockOwn({ db }: Unit, actor: Actor, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(db, id)
  if (row?.applicant_id !== actor.id) throw notFound()
  return row
}
