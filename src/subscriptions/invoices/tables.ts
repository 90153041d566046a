import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { INVOICE_SERIES, type InvoiceContent } from './shared/content.ts'

const moment = () => timestamp({ withTimezone: true })

/** Where the numbers of a year stand. A number is taken under the row's lock, and given back when the change fails. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text({ enum: INVOICE_SERIES }).notNull(),
    year: smallint().notNull(),
    last_sequence: integer().notNull().default(0),
    /** The next document is dated no earlier, so that numbers and dates go up together. */
    last_issued_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    check('invoice_counters_sequence', sql`last_sequence >= 0`),
  ],
)

/** Invoices and credit notes. A trigger refuses to change or remove a row. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    series: text({ enum: INVOICE_SERIES }).notNull(),
    /** The year in Antananarivo. */
    year: smallint().notNull(),
    sequence: integer().notNull(),
    /** « F-2026-0001 ». */
    number: text().notNull().unique(),
    issued_at: moment().notNull(),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    /** The payment that was accepted or refunded. */
    payment_id: integer().notNull(),
    /** The invoice that a credit note corrects. */
    corrects_id: integer().references((): AnyPgColumn => invoices.id),
    /** Amounts in whole Ariary; those of a credit note are what is given back. */
    excl_tax: integer().notNull(),
    tax: integer().notNull(),
    incl_tax: integer().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    /** Confirms the document on the public page: « K7QD-2M9X ». */
    code: text().notNull().unique(),
  },
  (table) => [
    unique('invoices_sequence').on(table.series, table.year, table.sequence),
    uniqueIndex('invoices_one_per_payment').on(table.payment_id).where(sql`series = 'F'`),
    index('invoices_payment').on(table.payment_id),
    index('invoices_company').on(table.company_id, table.issued_at.desc()),
    index('invoices_corrected').on(table.corrects_id),
    check('invoices_positive', sql`sequence > 0 AND excl_tax >= 0 AND tax >= 0 AND incl_tax > 0`),
    check('invoices_sum', sql`excl_tax + tax = incl_tax`),
    check('invoices_corrects', sql`(series = 'A') = (corrects_id IS NOT NULL)`),
  ],
)

/** Pictures of the seller's signature or stamp. A trigger refuses to change or remove one: what was issued shows it for ever. */
export const sellerSignatures = pgTable('seller_signatures', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** A WebP in base64, of some kilobytes. */
  picture: text().notNull(),
})

/** The seller's particulars: each change is a row of its own, and the last one counts. */
export const sellerParticulars = pgTable(
  'seller_particulars',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    nif: text().notNull(),
    stat: text().notNull(),
    rcs: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    email: text().notNull(),
    signatory: text().notNull(),
    signature_id: integer().references(() => sellerSignatures.id),
    changed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    changed_at: moment().notNull(),
  },
  (table) => [
    index('seller_particulars_changer').on(table.changed_by),
    index('seller_particulars_signature').on(table.signature_id),
  ],
)
