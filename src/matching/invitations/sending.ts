import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listRecipients } from '#src/accounts/people.ts'
import { lockTeam } from '#src/companies/members.ts'
import { notify } from '#src/notifications/notify.ts'
import { findOffer, holdOpenOffer } from '#src/offers/find-offer.ts'
import { listMailedOffers } from '#src/offers/mailed-offers.ts'
import { cardOf, prepareLink } from '#src/offers/mails.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, forbidden, invalid, notFound, tooMany } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { endOfDay } from '#src/shared/dates.ts'
import { after, DAY, DAY_SECONDS } from '#src/shared/durations.ts'
import { listOpened } from '../contacts/contacts.ts'
import type { MatchingFacts } from '../facts.ts'
import { INVITATION_DAYS } from './contract.ts'
import { invitationReceivedNotification } from './mails.ts'
import { INVITATIONS_A_DAY } from './shared/limits.ts'
import { isWaiting } from './shared/states.ts'
import { type InvitationRow, jobInvitations } from './tables.ts'

const NOT_VERIFIED = 'Vérifiez votre adresse e-mail avant d’inviter des candidats.'
const NOT_OPENED = 'Ouvrez d’abord le contact de cette personne.'
const CLOSED = 'Cette offre n’accepte plus de candidatures.'
const APPLIED = 'Cette personne a déjà postulé à cette offre.'
const DECLINED = 'Cette personne a décliné votre invitation à cette offre.'

interface Wanted {
  applicant_id: number
  offer_id: number
  message: string
}

/**
 * Invites a person whose contact the company has opened to apply to one of its open offers. Sent again while one waits,
 * nothing changes and the waiting one is returned.
 * @throws HttpError 403 without a verified address, 404 for another company's offer, 409 for a person whom it cannot be
 *   sent to, 429 beyond the day's number
 */
export async function sendInvitation(unit: Unit, member: Member, wanted: Wanted, facts: MatchingFacts) {
  if (!member.email_verified) throw forbidden(NOT_VERIFIED)
  const { db, now } = unit
  const { applicant_id, offer_id, message } = wanted
  const company_id = member.company.id
  // The lock puts the company's invitations in a row, so that each sees how many were sent before it and to whom.
  await lockTeam(db, company_id)
  const offer = await findOffer(db, offer_id)
  if (offer?.company_id !== company_id) throw notFound()
  const last = await findLast(unit, wanted)
  if (last && isWaiting(last.state)) return { row: last, created: false }
  if (last?.state === 'declined') throw conflict(DECLINED)
  if ((await listOpened(db, company_id, [applicant_id])).size === 0) throw conflict(NOT_OPENED)
  if ((await facts.listApplied(db, applicant_id, [offer_id])).size > 0) throw conflict(APPLIED)
  if (!(await holdOpenOffer(db, offer_id, now))) throw invalid({ offer_id: [CLOSED] })
  await checkDay(unit, company_id)
  const [row] = await db
    .insert(jobInvitations)
    .values({
      company_id,
      offer_id,
      applicant_id,
      message,
      sent_by: member.id,
      state: 'sent',
      sent_at: now,
      expires_at: endOf(offer, now),
    })
    .returning()
  if (!row) throw new Error('no invitation was written')
  await audit(unit, { action: 'matching.invited', subject: `user:${applicant_id}`, details: { offer_id } })
  await notifyInvited(unit, row)
  return { row, created: true }
}

async function findLast({ db }: Unit, { applicant_id, offer_id }: Wanted): Promise<InvitationRow | null> {
  const ofPerson = eq(jobInvitations.applicant_id, applicant_id)
  const [row] = await db
    .select()
    .from(jobInvitations)
    .where(and(ofPerson, eq(jobInvitations.offer_id, offer_id)))
    .orderBy(desc(jobInvitations.id))
    .limit(1)
  return row ?? null
}

async function checkDay({ db, now }: Unit, companyId: number) {
  const { company_id, sent_at } = jobInvitations
  const [sent] = await db
    .select({ count: count() })
    .from(jobInvitations)
    .where(and(eq(company_id, companyId), gt(sent_at, after(now, -DAY))))
  if ((sent?.count ?? 0) >= INVITATIONS_A_DAY) throw tooMany(DAY_SECONDS, INVITATIONS_A_DAY)
}

/** An invitation lasts fourteen days, or less when its offer ends earlier. */
function endOf(offer: { expires_at: Date | null; application_deadline: string | null }, now: Date): Date {
  const deadline = offer.application_deadline ? endOfDay(offer.application_deadline) : null
  const ends = [after(now, INVITATION_DAYS * DAY), offer.expires_at, deadline]
  return new Date(Math.min(...ends.flatMap((end) => end?.getTime() ?? [])))
}

async function notifyInvited(unit: Unit, row: InvitationRow) {
  const offer = (await listMailedOffers(unit.db, [row.offer_id])).get(row.offer_id)
  const [person] = await listRecipients(unit.db, [row.applicant_id])
  if (!offer || !person) return
  const { id, message, expires_at } = row
  const { company, title, line: place } = { ...cardOf(offer), title: offer.title }
  await notify(
    unit,
    person,
    invitationReceivedNotification({
      id,
      company,
      offer_title: title,
      place,
      message,
      expires_at,
      prepare: prepareLink(unit.env.APP_URL, offer),
    }),
  )
}
