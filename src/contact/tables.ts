import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  /** The opaque value in the one-click link that unsubscribes. */
  token: text().notNull().unique(),
  subscribed_at: timestamp({ withTimezone: true }).notNull(),
  /** When the mailed link was opened; before that no newsletter is sent. */
  confirmed_at: timestamp({ withTimezone: true }),
  unsubscribed_at: timestamp({ withTimezone: true }),
})
