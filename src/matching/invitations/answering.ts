import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { listMailedOffers } from '#src/offers/mailed-offers.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { fullName } from '#src/shared/names.ts'
import { invitationDeclinedNotification } from './mails.ts'
import { DECLINE_REASON_LABELS, type DeclineReason, isWaiting, TRANSITIONS } from './shared/states.ts'
import { type InvitationRow, jobInvitations } from './tables.ts'

const OVER = 'Cette invitation n’attend plus de réponse. Rechargez la page.'

/**
 * Marks the invitation as seen by its applicant; one that was seen or answered before stays as it is.
 * @throws HttpError 404 for an invitation to somebody else
 */
export async function seeInvitation(services: Services, actor: Actor, id: number) {
  return inTransaction(services, actor, async (unit) => {
    const row = await lockInvitation(unit, actor, id)
    if (!TRANSITIONS.see.from.includes(row.state) || row.expires_at <= unit.now) return row
    return write(unit, row, { state: TRANSITIONS.see.to, seen_at: unit.now })
  })
}

/**
 * Declines the invitation and tells the company's recruiters why; declined again it stays as it is.
 * @throws HttpError 404 for an invitation to somebody else, 409 for one that is over
 */
export async function declineInvitation(
  services: Services,
  actor: Actor,
  id: number,
  answer: { reason: DeclineReason; note: string | null },
) {
  return inTransaction(services, actor, async (unit) => {
    const row = await lockInvitation(unit, actor, id)
    if (row.state === 'declined') return row
    if (!isWaiting(row.state) || row.expires_at <= unit.now) throw conflict(OVER)
    const declined = await write(unit, row, {
      state: TRANSITIONS.decline.to,
      seen_at: row.seen_at ?? unit.now,
      ended_at: unit.now,
      decline_reason: answer.reason,
      decline_note: answer.note,
    })
    await notifyDeclined(unit, declined, fullName(actor.user))
    return declined
  })
}

/**
 * Marks the invitation that this application answers, if one waits. Runs in the unit of work that sends the
 * application.
 */
export async function markApplied(
  { db, now }: Unit,
  application: { id: number; applicant_id: number; offer_id: number },
) {
  const { applicant_id, offer_id, state } = jobInvitations
  const { from, to } = TRANSITIONS.apply
  await db
    .update(jobInvitations)
    .set({ state: to, application_id: application.id, ended_at: now })
    .where(
      and(
        eq(applicant_id, application.applicant_id),
        eq(offer_id, application.offer_id),
        inArray(state, [...from]),
      ),
    )
}

async function lockInvitation({ db }: Unit, actor: Actor, id: number): Promise<InvitationRow> {
  const [row] = await db
    .select()
    .from(jobInvitations)
    .where(and(eq(jobInvitations.id, id), eq(jobInvitations.applicant_id, actor.id)))
    .for('update')
  if (!row) throw notFound()
  return row
}

async function write(
  { db }: Unit,
  row: InvitationRow,
  values: Partial<InvitationRow>,
): Promise<InvitationRow> {
  await db.update(jobInvitations).set(values).where(eq(jobInvitations.id, row.id))
  return { ...row, ...values }
}

async function notifyDeclined(unit: Unit, row: InvitationRow, applicant: string) {
  const offer = (await listMailedOffers(unit.db, [row.offer_id])).get(row.offer_id)
  if (!offer || !row.decline_reason) return
  const notification = invitationDeclinedNotification({
    id: row.id,
    offer,
    applicant,
    applicant_id: row.applicant_id,
    reason: DECLINE_REASON_LABELS[row.decline_reason],
    note: row.decline_note,
  })
  await notifyRecruiters(unit, row.company_id, notification)
}
