import { and, eq, gt, isNull } from 'drizzle-orm'
import { mailPasswordLink, mailVerificationAgain } from '#src/accounts/helping/helping.ts'
import { listNames } from '#src/accounts/people.ts'
import { users } from '#src/accounts/tables.ts'
import { findUser } from '#src/accounts/users.ts'
import { renewAnswerLinks } from '#src/applications/answer-links/mailing.ts'
import { mailConfirmationAgain } from '#src/contact/newsletter.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import { CLAIMED } from '#src/platform/mail/delivery.ts'
import { enqueueMail, sendMailJob } from '#src/platform/mail/mail.ts'
import { forgetRefusal, isRefused } from '#src/platform/mail/refused-addresses.ts'
import { outgoingMails, refusedAddresses } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { after } from '#src/shared/durations.ts'
import { kindOf } from './log.ts'
import { resendingOf } from './shared/kinds.ts'

type Mail = typeof outgoingMails.$inferSelect

/**
 * Sends a mail again that has left or was given up: a new one, with a fresh link where it had a secret one.
 * @throws HttpError 404 for an unknown mail, 409 when it still waits, was sent again before, or cannot be
 */
export async function sendAgain(unit: Unit, id: string) {
  const [mail] = await unit.db.select().from(outgoingMails).where(eq(outgoingMails.id, id)).for('update')
  if (!mail) throw notFound()
  await checkResendable(unit, mail)
  const kind = kindOf(mail.key)
  if (resendingOf(kind) === 'fresh') await sendFresh(unit, mail, kind)
  else await sendCopy(unit, mail)
  const resent = { resent_at: unit.now, resent_by: unit.actor_id }
  await unit.db.update(outgoingMails).set(resent).where(eq(outgoingMails.id, id))
  await audit(unit, {
    action: 'mails.sent-again',
    subject: mail.user_id === null ? `mail:${id}` : `user:${mail.user_id}`,
    details: { kind, before: mail.given_up_at ? 'given_up' : 'sent', after: 'waiting' },
  })
}

async function checkResendable({ db }: Unit, mail: Mail) {
  if (!mail.sent_at && !mail.given_up_at) throw conflict('Cet e-mail attend encore son départ.')
  if (mail.resent_at) {
    const name =
      mail.resent_by === null ? undefined : (await listNames(db, [mail.resent_by])).get(mail.resent_by)
    throw conflict(
      `Cet e-mail a déjà été renvoyé par ${name ?? 'un collègue'}, le ${formatDateTime(mail.resent_at)}.`,
    )
  }
  if (resendingOf(kindOf(mail.key)) === null)
    throw conflict('Cet e-mail ne se renvoie pas\u00A0: la personne doit le demander elle-même.')
}

/** A mail with a secret is never copied: what its link opens must be known to the mailbox alone, and be fresh. */
async function sendFresh(unit: Unit, mail: Mail, kind: string) {
  if (kind === 'newsletter.confirmation') return mailConfirmationAgain(unit, Number(mail.key.split(':')[1]))
  const user = mail.user_id === null ? null : await findUser(unit.db, mail.user_id)
  if (!user || user.email !== mail.to_address) throw conflict('Cette personne n’a plus cette adresse.')
  return kind === 'verification' ? mailVerificationAgain(unit, user) : mailPasswordLink(unit, user)
}

async function sendCopy(unit: Unit, mail: Mail) {
  if (await isRefused(unit.db, mail.to_address))
    throw conflict('Le serveur de cette adresse la refuse\u00A0: rien n’y part avant qu’elle soit reprise.')
  const { to_address, user_id, subject, headers, attachments } = mail
  await enqueueMail(unit, {
    key: `${mail.key}:again:${unit.now.getTime()}`,
    to: to_address,
    user_id,
    about_id: mail.about_id ?? undefined,
    author_id: mail.author_id ?? undefined,
    subject,
    ...(await renewAnswerLinks(unit, mail)),
    headers,
    attachments,
  })
}

/**
 * Has the mails tried now that wait for their next try. Those of the next minutes are left alone, because a worker may
 * have just taken them. @returns how many
 */
export async function retryWaiting(unit: Unit): Promise<number> {
  const { next_try_at, sent_at, given_up_at, id } = outgoingMails
  const rows = await unit.db
    .update(outgoingMails)
    .set({ next_try_at: unit.now })
    .where(and(isNull(sent_at), isNull(given_up_at), gt(next_try_at, after(unit.now, CLAIMED))))
    .returning({ id })
  const [first] = rows
  if (!first) return 0
  await unit.send(sendMailJob, { id: first.id })
  await audit(unit, { action: 'mails.retried', subject: 'mails', details: { count: rows.length } })
  return rows.length
}

/** Takes the mark off an address that its server refused. @throws HttpError 404 when it has none */
export async function acceptAddress(unit: Unit, userId: number) {
  const [row] = await unit.db
    .select({ address: refusedAddresses.address, refused_at: refusedAddresses.refused_at })
    .from(refusedAddresses)
    .innerJoin(users, eq(users.email, refusedAddresses.address))
    .where(eq(users.id, userId))
  if (!row) throw notFound()
  await forgetRefusal(unit.db, row.address)
  await audit(unit, {
    action: 'mails.address-accepted',
    subject: `user:${userId}`,
    details: { before: row.refused_at.toISOString(), after: null },
  })
}
