import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
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

/** The channels that a person wants for a kind; without a row, all of them. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<Kind>().notNull(),
    bell: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
)
