import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { contactMessages } from './messages/tables.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Forgets what an address asked for and wrote. */
export async function eraseContact({ db }: Unit, email: string) {
  await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  await db.delete(contactMessages).where(eq(contactMessages.email, email))
}
