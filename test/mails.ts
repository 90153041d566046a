import { eq } from 'drizzle-orm'
import { outgoingMails } from '#src/platform/tables.ts'
import type { TestServices } from './services.ts'

/**
 * Lists the mails to this address, sent or waiting, in the order in which they were written. Those of one moment, of
 * which the database knows no order, come by their keys, so that a test always sees the same.
 */
export function mailsTo(services: TestServices, address: string) {
  return services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, address))
    .orderBy(outgoingMails.created_at, outgoingMails.key)
}

export async function subjectsTo(services: TestServices, address: string): Promise<string[]> {
  return (await mailsTo(services, address)).map(({ subject }) => subject)
}

/** The path of the last link that was mailed to this address to verify it. */
export async function mailedVerificationLink(services: TestServices, address: string): Promise<string> {
  const mails = await mailsTo(services, address)
  const found = mails
    .map(({ text }) => text.match(/http:\/\/localhost:3000(\/email\/verify\/\S+)/)?.[1])
    .findLast(Boolean)
  if (!found) throw new Error(`no link was mailed to ${address}`)
  return found
}

/** The secret of the last link that was mailed to this address to answer an application without signing in. */
export async function answerTokenTo(services: TestServices, address: string): Promise<string> {
  const mails = await mailsTo(services, address)
  const found = mails.map(({ text }) => text.match(/\/repondre\/([\w-]+)/)?.[1]).findLast(Boolean)
  if (!found) throw new Error(`no link to answer was mailed to ${address}`)
  return found
}
