import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { payments } from '../payments/tables.ts'
import { CHARGE_STATES, OPERATOR_NAMES } from './shared/charges.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * A request to an operator to take a payment. Its row is kept before the operator is called, so that a process that ends in
 * the middle never asks a payer twice.
 */
export const operatorCharges = pgTable(
  'operator_charges',
  {
    /** As `newChargeId` makes it; the operator knows the charge by it. */
    id: text().primaryKey(),
    payment_id: integer()
      .notNull()
      .references(() => payments.id),
    operator: text({ enum: OPERATOR_NAMES }).notNull(),
    /** As it is stored, `+261341234567`; null where the operator's page asks for it. */
    payer_phone: text(),
    state: text({ enum: CHARGE_STATES }).notNull(),
    /** By what the operator is asked for the state; null until its answer to the start. */
    operator_id: text(),
    /** The operator's page on which the payer confirms. */
    payment_url: text(),
    /** SHA-256 of the secret in the address of its hints, in hexadecimal. */
    callback_hash: text().notNull().unique(),
    /** How often the operator was asked for the state, and when it is asked again while the charge is in progress. */
    times_asked: integer().notNull().default(0),
    next_ask_at: moment().notNull(),
    /** The last answer: the operator's own code, and why it ended, in words that the payer reads. */
    code: text(),
    reason: text(),
    created_at: moment().notNull(),
    ended_at: moment(),
  },
  (table) => [
    uniqueIndex('operator_charges_one_in_progress').on(table.payment_id).where(sql`ended_at IS NULL`),
    index('operator_charges_payment').on(table.payment_id, table.created_at.desc()),
    index('operator_charges_due').on(table.next_ask_at).where(sql`ended_at IS NULL`),
    check('operator_charges_ended', sql`(state IN ('starting', 'waiting')) = (ended_at IS NULL)`),
  ],
)
