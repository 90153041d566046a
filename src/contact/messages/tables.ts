import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import type { MessageFact, MessageKind } from './shared/kinds.ts'

/** What a message is found by; each part is a line of its own, so that nothing is found across two of them. */
export const SEARCHED_MESSAGE =
  "object || chr(10) || last_name || ' ' || first_name || ' ' || last_name || chr(10) || coalesce(email, '')"

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MessageKind>().notNull().default('contact'),
    first_name: text().notNull(),
    last_name: text().notNull(),
    /** It is null for an opinion whose author expects no answer. */
    email: text(),
    object: text().notNull(),
    message: text().notNull(),
    facts: jsonb().$type<MessageFact[]>().notNull().default(sql`'[]'::jsonb`),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** The administrator who deals with it. */
    handler_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When it was answered, or filed without an answer. */
    closed_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.email),
    index().on(table.handler_id),
    index('contact_messages_kind').on(table.kind, table.id),
    index('contact_messages_searched').using('gin', sql.raw(`(${SEARCHED_MESSAGE}) gin_trgm_ops`)),
    index('contact_messages_open').on(table.created_at).where(sql`closed_at IS NULL`),
  ],
)

export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message_id: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.message_id), index().on(table.author_id)],
)
