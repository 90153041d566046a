import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** What goes with a mail: a short text, as a calendar file, or a document that is made when the mail leaves. */
export type MailAttachment = {
  filename: string
  /** As `text/calendar; charset=utf-8`. */
  content_type: string
} & ({ text: string; document?: undefined } | { text?: undefined; document: string })

/** Every mail that leaves, written in the transaction that causes it; `key` makes it leave once. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    key: text().notNull().unique(),
    to_address: text().notNull(),
    /** The account that the mail is for; null for an address without one. */
    user_id: integer(),
    /** Another person whom the mail names: when that person's account is erased, the mail goes too. */
    about_id: integer(),
    /** A colleague of the reader whose act the mail tells by name: it goes with that account as well. */
    author_id: integer(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    created_at: timestamp({ withTimezone: true }).notNull(),
    sent_at: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
    next_try_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Why the last try failed. */
    failure: text(),
    /** When the mail was given up, because no server took it for days. */
    given_up_at: timestamp({ withTimezone: true }),
    /** When an administrator had it sent again, by another row: a second one is told so. */
    resent_at: timestamp({ withTimezone: true }),
    resent_by: integer(),
  },
  (table) => [
    // Read from its end it gives the newest first; one that is written as descending puts nulls last, which no list asks for.
    index('outgoing_mails_created').on(table.created_at, table.id),
    index('outgoing_mails_waiting').on(table.next_try_at).where(sql`sent_at IS NULL AND given_up_at IS NULL`),
    index('outgoing_mails_given_up').on(table.created_at, table.id).where(sql`given_up_at IS NOT NULL`),
    // The kind of a mail is how its key begins.
    index('outgoing_mails_kind').on(sql`split_part(key, ':', 1)`, table.created_at, table.id),
    index('outgoing_mails_address').on(table.to_address),
    index('outgoing_mails_user').on(table.user_id),
    index('outgoing_mails_about').on(table.about_id),
    index('outgoing_mails_author').on(table.author_id).where(sql`author_id IS NOT NULL`),
  ],
)

/** Addresses of accounts that their mail server refused for good: nothing is mailed there until they are proved again. */
export const refusedAddresses = pgTable('refused_addresses', {
  address: text().primaryKey(),
  refused_at: timestamp({ withTimezone: true }).notNull(),
})

/** Attempts counted per key in fixed windows, shared by every process. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    resets_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_over').on(table.resets_at)],
)

/** When work that keeps something up to date last ran, and what it cost: `queue/paced-work.ts` decides by it when it runs next. */
export const pacedWork = pgTable('paced_work', {
  name: text().primaryKey(),
  ran_at: timestamp({ withTimezone: true }).notNull(),
  took_ms: integer().notNull(),
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
    index('audit_log_at').on(table.at, table.id),
    /** By this order of the letters, the beginning of a name is looked for as well as a whole one. */
    index('audit_log_action').on(table.action.op('text_pattern_ops'), table.at),
  ],
)

/** Who deals with a thing that waits, by its name among the waiting ones, as `offer-12`. */
export const itemClaims = pgTable('item_claims', {
  item: text().primaryKey(),
  holder_id: integer().notNull(),
  taken_at: timestamp({ withTimezone: true }).notNull(),
})

/** Figures of the machine every ten minutes, by which it is seen whether something grows; `measures.ts` writes them. */
export const measures = pgTable(
  'measures',
  {
    name: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.at] }), index('measures_at').on(table.at)],
)

/** The last runs of each recurring job: when it began, how long it took, and why it failed. */
export const recurringRuns = pgTable(
  'recurring_runs',
  {
    name: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    took_ms: integer().notNull(),
    failure: text(),
  },
  (table) => [primaryKey({ columns: [table.name, table.at] }), index('recurring_runs_at').on(table.at)],
)

/** Works on the site that were planned, one at a time: what people read about them, and whether changes pause meanwhile. */
export const maintenances = pgTable(
  'maintenances',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    starts_at: timestamp({ withTimezone: true }).notNull(),
    ends_at: timestamp({ withTimezone: true }).notNull(),
    /** From when the banner tells of it. */
    announced_at: timestamp({ withTimezone: true }).notNull(),
    message: text().notNull(),
    is_read_only: boolean().notNull(),
    planned_by: integer(),
    planned_at: timestamp({ withTimezone: true }).notNull(),
    /** When a person ended or withdrew it before its time. */
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('maintenances_span', sql`ends_at > starts_at`),
    index('maintenances_coming').on(table.ends_at).where(sql`ended_at IS NULL`),
  ],
)

/** Each copy of the whole site that was made, and each one that was tried by restoring it. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['backup', 'restore'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    took_seconds: integer().notNull(),
    rows: integer().notNull(),
    files: integer().notNull(),
  },
  (table) => [index('backup_runs_at').on(table.kind, table.at.desc())],
)
