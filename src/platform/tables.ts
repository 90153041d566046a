import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Every mail that leaves, written in the transaction that causes it; `key` makes it leave once. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull().unique(),
    to_address: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    created_at: timestamp({ withTimezone: true }).notNull(),
    sent_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('outgoing_mails_created').on(table.created_at.desc())],
)

/** Attempts counted per key in fixed windows, shared by every process. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resets_at: timestamp({ withTimezone: true }).notNull(),
})

/** Who looked at or changed what; written by verbs, read by the administration. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor_id: integer(),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.at),
    index('audit_log_actor').on(table.actor_id, table.at),
  ],
)
