import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bit,
  boolean,
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
import { companies } from '#src/companies/tables.ts'
import type { ProofValues } from '../proof-reading/shared/proof-values.ts'
import type { SoldLine } from '../shared/sold-lines.ts'
import { sponsorings } from '../sponsoring/tables.ts'
import { subscriptions } from '../terms/tables.ts'
import { PAYMENT_CATEGORIES, PAYMENT_METHODS } from './shared/methods.ts'
import { LEDGER_EVENTS, PAYMENT_STATUSES } from './shared/statuses.ts'

/** As many as `lookOf` says. */
const LOOK_BITS = 32_768

const moment = () => timestamp({ withTimezone: true })

/** An order of a company and how it is paid. A retry is a new row. */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** « PAI-2026-0412 », which the payer writes beside the transfer. */
    reference: text().notNull(),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    category: text({ enum: PAYMENT_CATEGORIES }).notNull(),
    subscription_id: integer().references(() => subscriptions.id),
    sponsoring_id: integer().references(() => sponsorings.id),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /** Whole Ariary, TVA included. */
    amount: integer().notNull(),
    /** What is paid for, as it goes on the invoice. */
    lines: jsonb().$type<SoldLine[]>().notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    payer_phone: text(),
    /** The operator's number of the transaction, in capitals without blanks. */
    operator_reference: text(),
    /** The day on which the payer says that it was paid. */
    paid_on: date(),
    proof_key: text(),
    proof_name: text(),
    proof_type: text(),
    proof_size: integer(),
    /** SHA-256 of the file as it was sent, in hexadecimal: the same proof twice is found by it. */
    proof_hash: text(),
    /** When the payer said that it was paid; it waits for a decision since. */
    declared_at: moment(),
    /** The payment that failed or was cancelled, which this one tries again. */
    retries_id: integer().references((): AnyPgColumn => payments.id),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: moment().notNull(),
    /** Why it was refused or refunded, in words that the company reads. */
    reason: text(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment(),
    ended_at: moment(),
    /** Who asked for the refund of a large sum, which a second person confirms. */
    refund_asked_by: integer().references(() => users.id, { onDelete: 'set null' }),
    refund_asked_at: moment(),
    /** Since when an operator is asked to take it; until it has answered, nothing else may become of the payment. */
    charging_at: moment(),
  },
  (table) => [
    unique('payments_reference').on(table.reference),
    // The same reference cannot pay twice; one that was refused may be given again.
    uniqueIndex('payments_operator_reference')
      .on(table.method, table.operator_reference)
      .where(sql`status IN ('pending', 'success', 'refunded')`),
    index('payments_company').on(table.company_id, table.created_at.desc()),
    index('payments_waiting').on(table.declared_at).where(sql`status = 'pending'`),
    index('payments_status').on(table.status, table.id),
    index('payments_method').on(table.method, table.id),
    index('payments_searched').using(
      'gin',
      sql`reference gin_trgm_ops`,
      sql`operator_reference gin_trgm_ops`,
    ),
    index('payments_newest').on(table.created_at.desc()),
    index('payments_proof').on(table.proof_hash).where(sql`proof_hash IS NOT NULL`),
    uniqueIndex('payments_subscription').on(table.subscription_id),
    uniqueIndex('payments_sponsoring').on(table.sponsoring_id),
    index('payments_retried').on(table.retries_id),
    index('payments_creator').on(table.created_by),
    index('payments_decider').on(table.decided_by),
    index('payments_refund_asker').on(table.refund_asked_by),
    check('payments_amount', sql`amount > 0`),
    check(
      'payments_order',
      sql`(category = 'subscription') = (subscription_id IS NOT NULL) AND (category = 'sponsoring') = (sponsoring_id IS NOT NULL)`,
    ),
    check('payments_charging', sql`charging_at IS NULL OR status = 'pending'`),
    check('payments_ended', sql`(status = 'pending') = (ended_at IS NULL)`),
    check('payments_proof_whole', sql`(proof_key IS NULL) = (proof_hash IS NULL)`),
  ],
)

/** What the picture of a proof looks like, as `lookOf` says it; a table of its own, because lists of payments read it never. */
export const proofLooks = pgTable(
  'proof_looks',
  {
    payment_id: integer()
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    bits: bit({ dimensions: LOOK_BITS }).notNull(),
    /** How many of the bits are set: pictures that look alike have nearly as many. */
    marks: integer().notNull(),
  },
  (table) => [index('proof_looks_marks').on(table.marks)],
)

/** What the machine read on the proof of a payment, to be compared by a person; lists of payments read it never. */
export const proofReadings = pgTable('proof_readings', {
  payment_id: integer()
    .primaryKey()
    .references(() => payments.id, { onDelete: 'cascade' }),
  /** `proof_hash` of the proof that was read: another one may have been sent since. */
  proof_hash: text().notNull(),
  found: jsonb().$type<ProofValues>().notNull(),
  read_at: moment().notNull(),
})

/**
 * What became of each payment, line by line. The database refuses to change or remove a line (a trigger of the
 * migration), so that every Ariary can be proven; it therefore points at people without a foreign key.
 */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    payment_id: integer()
      .notNull()
      .references(() => payments.id),
    company_id: integer().notNull(),
    at: moment().notNull(),
    event: text({ enum: LEDGER_EVENTS }).notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    /** Received with a success, given back below zero with a refund, 0 otherwise, in whole Ariary. */
    amount: integer().notNull(),
    /** Null for the system. */
    actor_id: integer(),
    /** Why, and the number of the invoice or credit note. */
    note: text(),
  },
  (table) => [
    index('payment_ledger_payment').on(table.payment_id, table.id),
    index('payment_ledger_received').on(table.at).where(sql`amount <> 0`),
    uniqueIndex('payment_ledger_once').on(table.payment_id, table.event).where(sql`event <> 'declared'`),
    check(
      'payment_ledger_amount',
      sql`CASE event WHEN 'succeeded' THEN amount > 0 WHEN 'refunded' THEN amount < 0 ELSE amount = 0 END`,
    ),
  ],
)

/** Where the money goes, one row for each means of payment that is open. Each change has its line in the audit log. */
export const payees = pgTable('payees', {
  method: text({ enum: PAYMENT_METHODS }).primaryKey(),
  is_open: boolean().notNull(),
  /** The merchant's number, the account of the bank, or the address of the desk. */
  account: text().notNull(),
  /** In whose name the account is, which the payer's phone shows. */
  holder: text().notNull(),
  /** What else a payer has to know: hours, floor, the bank's name. */
  details: text().notNull().default(''),
  changed_at: moment().notNull(),
})
