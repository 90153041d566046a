import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Forgets an address that asked for the newsletter. */
export async function eraseSubscription(tx: Database, email: string) {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
}
