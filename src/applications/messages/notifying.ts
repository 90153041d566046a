import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { listNames, listRecipients } from '#src/accounts/people.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { enqueueNotificationMail, type Recipient, ringBell } from '#src/notifications/notify.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { ApplicationRow } from '../applications.ts'
import { messageNotification } from '../mails/applicant.ts'
import { answerNotification } from '../mails/recruiter.ts'
import { unreadMessageSms } from '../mails/sms.ts'
import { applications } from '../tables.ts'
import type { MessageRow } from './messages.ts'
import { SIDES, type Side } from './shared/silence.ts'
import { applicationMessages as messages, messageThreads } from './tables.ts'
import { lockThread, otherSide } from './threads.ts'

const AT_ONCE = 200

/** Each side reads the thread at its own address. */
export function threadLink(side: Side, { id }: { id: number }): string {
  const area = side === 'applicant' ? '/candidat/candidatures' : '/dashboard/recruteur/candidatures'
  return `${area}/${id}/messages`
}

/** Rings the bells of the side that a message is for. */
export async function notifyMessage(unit: Unit, row: ApplicationRow, message: MessageRow) {
  const notification = await notificationOf(unit.db, row, [message])
  if (!notification) return
  const sms = message.side === 'company' ? { sms: unreadMessageSms(row, unit.now) } : {}
  for (const person of await listReaders(unit.db, row, otherSide(message.side)))
    await ringBell(unit, person, { ...notification, ...sms })
}

/** Mails each side what it has not read in time, each thread in a change of its own. */
export async function mailUnread(services: Services) {
  const due = await Promise.all(SIDES.map((side) => listDue(services, side)))
  await forEachRow(due.flat(), ({ id, side }) => mailThread(services, id, side))
}

async function listDue({ db, clock }: Services, side: Side) {
  const mail_at = messageThreads[`${side}_mail_at`]
  const rows = await db
    .select({ id: messageThreads.application_id })
    .from(messageThreads)
    .where(lte(mail_at, clock.now()))
    .orderBy(asc(mail_at))
    .limit(AT_ONCE)
  return rows.map(({ id }) => ({ id, side }))
}

async function mailThread(services: Services, id: number, side: Side) {
  await inTransaction(services, null, async (unit) => {
    const thread = await lockThread(unit, id)
    const due = thread?.[`${side}_mail_at`]
    if (!thread || !due || due > unit.now) return
    const waiting = await listWaiting(unit.db, id, side, thread[`${side}_mailed_until`])
    const last = waiting.at(-1)
    await unit.db
      .update(messageThreads)
      .set({
        [`${side}_mail_at`]: null,
        ...(last && { [`${side}_mailed_at`]: unit.now, [`${side}_mailed_until`]: last.id }),
      })
      .where(eq(messageThreads.application_id, id))
    const [row] = await unit.db.select().from(applications).where(eq(applications.id, id))
    const notification = row && (await notificationOf(unit.db, row, waiting))
    if (!notification) return
    for (const person of await listReaders(unit.db, row, side))
      await enqueueNotificationMail(unit, person, notification)
  })
}

/** Lists what this side has not read and was not mailed yet, the oldest first. */
function listWaiting(database: Database, id: number, side: Side, told: number): Promise<MessageRow[]> {
  return database
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.application_id, id),
        eq(messages.side, otherSide(side)),
        isNull(messages.read_at),
        isNull(messages.removed_at),
        gt(messages.id, told),
      ),
    )
    .orderBy(asc(messages.id))
}

async function listReaders(database: Database, row: ApplicationRow, side: Side): Promise<Recipient[]> {
  const ids = side === 'applicant' ? [row.applicant_id] : await listRecruiterIds(database, row.company_id)
  return listRecipients(database, ids)
}

/** The notification tells of the last of these messages. */
async function notificationOf(database: Database, row: ApplicationRow, waiting: readonly MessageRow[]) {
  const last = waiting.at(-1)
  if (!last) return null
  const names = await listNames(database, last.author_id ? [last.author_id] : [])
  const author = names.get(last.author_id ?? 0)
  const { company } = row.offer_copy
  const message = {
    id: last.id,
    from: author ?? company.name,
    text: last.text,
    file: last.file_name,
    count: waiting.length,
  }
  if (last.side === 'applicant') return answerNotification(row, message)
  const notification = messageNotification(row, message)
  // The recruiter is named in it, and goes out of it when the account is erased.
  return author && last.author_id
    ? { ...notification, about: { id: last.author_id, name: author } }
    : notification
}
