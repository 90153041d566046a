import type { Services } from '#src/platform/services.ts'
import { newToken } from '#src/platform/tokens.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { newsletterSubscriptions } from './tables.ts'

/** Adds the address; one that is already there answers alike and is subscribed again. */
export async function subscribeToNewsletter(services: Services, email: string) {
  await inTransaction(services, null, ({ db, now }) =>
    db
      .insert(newsletterSubscriptions)
      .values({ email, token: newToken(), subscribed_at: now })
      .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: { unsubscribed_at: null } }),
  )
}
