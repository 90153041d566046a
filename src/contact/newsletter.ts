import { randomBytes } from 'node:crypto'
import type { Database } from '#src/platform/database.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Adds the address; one that is already there answers alike and is subscribed again. */
export async function subscribeToNewsletter(database: Database, email: string, now: Date) {
  await database
    .insert(newsletterSubscriptions)
    .values({ email, token: randomBytes(24).toString('base64url'), subscribed_at: now })
    .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: { unsubscribed_at: null } })
}
