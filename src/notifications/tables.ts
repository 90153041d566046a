import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { pushSubscriptions, users } from '#src/accounts/tables.ts'
import type { NotificationColor, NotificationIcon } from './shared/appearance.ts'
import type { Kind } from './shared/kinds.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Consists of kind, event and reader, so that the same event never notifies twice. */
    key: text().notNull().unique(),
    kind: text().$type<Kind>().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    /** Sanitised HTML. */
    text: text().notNull(),
    link: text(),
    color: text().$type<NotificationColor>(),
    icon: text().$type<NotificationIcon>(),
    img: text(),
    /** Another person whom the text names, and the name in it, which is replaced when that person is erased. */
    about_id: integer(),
    about_name: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    seen_at: timestamp({ withTimezone: true }),
    read_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('notifications_user').on(table.user_id, table.created_at.desc()),
    index('notifications_about').on(table.about_id),
    index('notifications_created').on(table.created_at),
  ],
)

/** The channels that a person wants for a kind; without a row, those that the kind has by itself. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<Kind>().notNull(),
    bell: boolean().notNull(),
    mail: boolean().notNull(),
    /** Null as long as the person has chosen nothing about pushes, so the kind decides. */
    push: boolean(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
)

/** What a browser is to be told; the row stays after it was sent, so that the same event is never told twice. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscription_id: integer()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** Consists of kind, event, reader and subscription. */
    key: text().notNull().unique(),
    kind: text().$type<Kind>().notNull(),
    /** A path of the site. */
    link: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    next_try_at: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    sent_at: timestamp({ withTimezone: true }),
    given_up_at: timestamp({ withTimezone: true }),
    /** Why the last try failed, without a word of the push service. */
    failure: text(),
  },
  (table) => [
    index('push_messages_subscription').on(table.subscription_id),
    index('push_messages_created').on(table.created_at),
    index('push_messages_due').on(table.next_try_at).where(sql`sent_at IS NULL AND given_up_at IS NULL`),
  ],
)
