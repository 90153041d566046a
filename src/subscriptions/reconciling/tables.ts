import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { payments } from '../payments/tables.ts'
import type { StatementColumns } from './shared/columns.ts'
import { LINE_STATES } from './shared/lines.ts'
import { STATEMENT_SOURCES } from './shared/sources.ts'

const moment = () => timestamp({ withTimezone: true })

/** Which columns of a source's statements say what, as a person chose them once. */
export const statementColumns = pgTable('statement_columns', {
  source: text({ enum: STATEMENT_SOURCES }).primaryKey(),
  columns: jsonb().$type<StatementColumns>().notNull(),
  changed_at: moment().notNull(),
})

/** A statement that brought lines that were not known before. Its file is not kept: its lines are. */
export const statements = pgTable(
  'statements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: text({ enum: STATEMENT_SOURCES }).notNull(),
    /** The name of the file. */
    name: text().notNull(),
    /** The first and last day that its lines name. */
    first_on: date().notNull(),
    last_on: date().notNull(),
    /** How many lines it brought. */
    lines: integer().notNull(),
    imported_at: moment().notNull(),
    imported_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('statements_newest').on(table.source, table.imported_at.desc()),
    index('statements_importer').on(table.imported_by),
  ],
)

/** Money that came in, as a statement tells it; a line of a source is kept once. */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for money that the operator's interface told of. */
    statement_id: integer().references(() => statements.id),
    source: text({ enum: STATEMENT_SOURCES }).notNull(),
    /** As `readLines` makes it. */
    fingerprint: text().notNull(),
    paid_on: date().notNull(),
    /** Whole Ariary. */
    amount: integer().notNull(),
    transaction_id: text(),
    payer_phone: text(),
    payer: text().notNull(),
    wording: text().notNull(),
    payment_reference: text(),
    state: text({ enum: LINE_STATES }).notNull().default('open'),
    /** The payment that it proves. */
    payment_id: integer().references(() => payments.id),
    /** Why it proves none, for a line that was set aside. */
    reason: text(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment(),
  },
  (table) => [
    unique('statement_lines_once').on(table.source, table.fingerprint),
    uniqueIndex('statement_lines_payment').on(table.payment_id),
    index('statement_lines_open').on(table.source, table.paid_on).where(sql`state = 'open'`),
    index('statement_lines_statement').on(table.statement_id),
    index('statement_lines_decider').on(table.decided_by),
    check('statement_lines_amount', sql`amount > 0`),
    check('statement_lines_settled', sql`(state = 'settled') = (payment_id IS NOT NULL)`),
    check('statement_lines_set_aside', sql`(state = 'set_aside') = (reason IS NOT NULL)`),
  ],
)
