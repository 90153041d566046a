import { eq } from 'drizzle-orm'
import { forgetMails } from '#src/platform/mail/sent-mails.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { answerMailKey } from './messages/answering.ts'
import { mailKey } from './messages/messages.ts'
import { contactAnswers, contactMessages } from './messages/tables.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Removes the subscription and the messages of an address, with the mails that carried them, whose ids it returns. */
export async function eraseContact({ db }: Unit, email: string): Promise<string[]> {
  await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  const answers = await db
    .select({ id: contactAnswers.id })
    .from(contactAnswers)
    .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.message_id))
    .where(eq(contactMessages.email, email))
  const gone = await db
    .delete(contactMessages)
    .where(eq(contactMessages.email, email))
    .returning({ id: contactMessages.id })
  return forgetMails(db, [
    ...gone.map(({ id }) => mailKey(id)),
    ...answers.map(({ id }) => answerMailKey(id)),
  ])
}
