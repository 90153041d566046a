import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Forgets an address that asked for the newsletter. */
export async function eraseSubscription({ db }: Unit, email: string) {
  await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
}
