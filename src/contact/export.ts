import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { listAnswers } from './messages/reading.ts'
import { contactMessages } from './messages/tables.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Exports the subscription and the messages of this address. */
export async function exportOf(database: Database, email: string): Promise<ExportPart[]> {
  const { subscribed_at, confirmed_at, unsubscribed_at } = newsletterSubscriptions
  const subscriptions = await database
    .select({ email: newsletterSubscriptions.email, subscribed_at, confirmed_at, unsubscribed_at })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
  const messages = await database
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
    .orderBy(contactMessages.id)
  const answers = await listAnswers(
    database,
    messages.map(({ id }) => id),
  )
  // Who of the team dealt with a message is no data of its author.
  const written = messages.map(({ handler_id: _handler, ...message }) => ({
    ...message,
    answers: answers
      .filter(({ message_id }) => message_id === message.id)
      .map(({ text, created_at }) => ({ text, created_at })),
  }))
  return [
    ...subscriptions.map((data) => ({
      name: 'lettre-d-information',
      says: 'votre abonnement à la lettre d’information',
      data,
    })),
    ...(messages.length > 0
      ? [{ name: 'messages-a-l-equipe', says: 'ce que vous nous avez écrit, et nos réponses', data: written }]
      : []),
  ]
}
