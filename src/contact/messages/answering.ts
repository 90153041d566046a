import { and, eq, isNull, or } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { contactAnswerMail } from './mails.ts'
import { contactAnswers, contactMessages } from './tables.ts'

/** The key of the mail that brings an answer to the person who wrote. */
export const answerMailKey = (id: number) => `contact-answer:${id}`

const TAKEN = 'Un collègue s’en occupe déjà.'

/**
 * Takes a message to deal with it.
 * @throws HttpError 404 for an unknown message, 409 when a colleague has it
 */
export async function takeMessage(unit: Unit, id: number, adminId: number) {
  await findMessage(unit, id)
  const taken = await unit.db
    .update(contactMessages)
    .set({ handler_id: adminId })
    .where(
      and(
        eq(contactMessages.id, id),
        or(isNull(contactMessages.handler_id), eq(contactMessages.handler_id, adminId)),
      ),
    )
    .returning({ id: contactMessages.id })
  if (taken.length === 0) throw conflict(TAKEN)
  await audit(unit, { action: 'contact.taken', subject: `contact-message:${id}` })
}

/** Leaves a message to whoever takes it next. @throws HttpError 404 for an unknown message */
export async function releaseMessage(unit: Unit, id: number) {
  await findMessage(unit, id)
  await unit.db.update(contactMessages).set({ handler_id: null }).where(eq(contactMessages.id, id))
  await audit(unit, { action: 'contact.released', subject: `contact-message:${id}` })
}

/**
 * Mails an answer to the person who wrote; whoever answers deals with the message.
 * @throws HttpError 404 for an unknown message, 409 when a colleague has it, 422 when its author left no address
 */
export async function answerMessage(unit: Unit, id: number, adminId: number, text: string) {
  const message = await findMessage(unit, id)
  if (message.handler_id !== null && message.handler_id !== adminId) throw conflict(TAKEN)
  if (!message.email) throw invalid({ text: ['Cette personne n’a pas laissé d’adresse.'] })
  const [answer] = await unit.db
    .insert(contactAnswers)
    .values({ message_id: id, author_id: adminId, text, created_at: unit.now })
    .returning({ id: contactAnswers.id })
  if (!answer) throw new Error('the answer was not kept')
  await enqueueMail(unit, {
    key: answerMailKey(answer.id),
    user_id: null,
    to: message.email,
    ...contactAnswerMail(message, text, unit.env.CONTACT_EMAIL),
  })
  await unit.db
    .update(contactMessages)
    .set({ handler_id: adminId, closed_at: unit.now })
    .where(eq(contactMessages.id, id))
  await audit(unit, { action: 'contact.answered', subject: `contact-message:${id}` })
}

/** Files a message without an answer. @throws HttpError 404 for an unknown message */
export async function closeMessage(unit: Unit, id: number) {
  await findMessage(unit, id)
  await unit.db.update(contactMessages).set({ closed_at: unit.now }).where(eq(contactMessages.id, id))
  await audit(unit, { action: 'contact.closed', subject: `contact-message:${id}` })
}

async function findMessage({ db }: Unit, id: number) {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!row) throw notFound()
  return row
}
