import { and, eq } from 'drizzle-orm'
import { listRecipients } from '#src/accounts/people.ts'
import { recordDecision } from '#src/moderation/decisions.ts'
import { type Notification, notify } from '#src/notifications/notify.ts'
import { announceEnd } from '#src/platform/endings.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { announceToMembers } from '../changing.ts'
import { companyRestoredNotification, companySuspendedNotification } from '../mails/notifications.ts'
import { listMemberRows } from '../members.ts'
import { companies } from '../tables.ts'
import { NEXT_VERSION, refusalOf } from './validation.ts'

/**
 * Takes the company and all that it published off the site: whatever lists open offers leaves out those of companies that
 * are not validated. @throws HttpError 404, 409 when it is not validated
 */
export async function suspendCompany(unit: Unit, id: number, reason: string) {
  const { db, now, actor_id } = unit
  const [suspended] = await db
    .update(companies)
    .set({
      status: 'suspended',
      suspended_at: now,
      status_reason: reason,
      decided_by: actor_id,
      decided_at: now,
      version: NEXT_VERSION,
    })
    .where(and(eq(companies.id, id), eq(companies.status, 'validated')))
    .returning({ id: companies.id, name: companies.name })
  if (!suspended) throw await refusalOf(unit, id, null)
  await announceEnd(unit, 'company_suspended', { company_id: id, reason })
  await announceToMembers(unit, id)
  await notifyMembers(unit, id, companySuspendedNotification(suspended, { reason, at: now }))
  await recordDecision(unit, {
    subject: `company:${id}`,
    action: 'companies.suspended',
    before: { status: 'validated' },
    after: { status: 'suspended' },
    why: reason,
  })
}

/** Brings it back as it was. @throws HttpError 404, 409 when it is not suspended */
export async function restoreCompany(unit: Unit, id: number) {
  const { db, now, actor_id } = unit
  const [restored] = await db
    .update(companies)
    .set({
      status: 'validated',
      suspended_at: null,
      status_reason: null,
      decided_by: actor_id,
      decided_at: now,
      version: NEXT_VERSION,
    })
    .where(and(eq(companies.id, id), eq(companies.status, 'suspended')))
    .returning({ id: companies.id, name: companies.name })
  if (!restored) throw await refusalOf(unit, id, null)
  await announceToMembers(unit, id)
  await notifyMembers(unit, id, companyRestoredNotification(restored, now))
  await recordDecision(unit, {
    subject: `company:${id}`,
    action: 'companies.restored',
    before: { status: 'suspended' },
    after: { status: 'validated' },
  })
}

/** Everybody of the company is told, readers too: what they may do has changed. */
async function notifyMembers(unit: Unit, id: number, notification: Notification) {
  const ids = (await listMemberRows(unit.db, id)).map(({ user_id }) => user_id)
  for (const person of await listRecipients(unit.db, ids)) await notify(unit, person, notification)
}
