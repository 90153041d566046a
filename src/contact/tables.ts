import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  /** Opaque value of the one-click unsubscribe link. */
  token: text().notNull().unique(),
  subscribed_at: timestamp({ withTimezone: true }).notNull(),
  /** Opened the mailed link: only then is the newsletter sent. */
  confirmed_at: timestamp({ withTimezone: true }),
  unsubscribed_at: timestamp({ withTimezone: true }),
})
