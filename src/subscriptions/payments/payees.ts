import { asc, eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { requireSeller } from '../invoices/seller.ts'
import { METHOD_NAMES, PAYMENT_METHODS, type PaymentMethod } from './shared/methods.ts'
import { payees } from './tables.ts'

export type PayeeRow = typeof payees.$inferSelect

/** Every means of payment that was ever set up, in the order in which pages show them. */
export async function listPayees(database: Database): Promise<PayeeRow[]> {
  const rows = await database.select().from(payees).orderBy(asc(payees.method))
  return rows.sort(
    (one, other) => PAYMENT_METHODS.indexOf(one.method) - PAYMENT_METHODS.indexOf(other.method),
  )
}

/** Those by which a company can pay now. */
export async function listOpenPayees(database: Database): Promise<PayeeRow[]> {
  return (await listPayees(database)).filter(({ is_open }) => is_open)
}

/** Where the money of a means of payment goes, open or not; null where none was ever set up. */
export async function findPayee(database: Database, method: PaymentMethod): Promise<PayeeRow | null> {
  const [row] = await database.select().from(payees).where(eq(payees.method, method))
  return row ?? null
}

export async function findOpenPayee(database: Database, method: PaymentMethod): Promise<PayeeRow | null> {
  const row = await findPayee(database, method)
  return row?.is_open ? row : null
}

/** Names the account on which the money of a means of payment comes in, open or not; null where none was ever set up. */
export async function nameAccount(database: Database, method: PaymentMethod): Promise<string | null> {
  const row = await findPayee(database, method)
  return row ? [row.account, row.holder].filter(Boolean).join(', ') || null : null
}

/**
 * Stands before a payment is begun.
 * @throws HttpError 409 while the seller's particulars are missing, 422 on `payment_method` for one that is closed
 */
export async function requirePayee(database: Database, method: PaymentMethod): Promise<PayeeRow> {
  await requireSeller(database)
  const payee = await findOpenPayee(database, method)
  if (!payee)
    throw invalid({
      payment_method: [
        `${METHOD_NAMES[method]} n’est pas ouvert en ce moment\u00A0: choisissez un autre moyen.`,
      ],
    })
  return payee
}

export type PayeeInput = Pick<PayeeRow, 'is_open' | 'account' | 'holder' | 'details'>

/** Opens, closes or changes where the money of a means of payment goes. */
export async function savePayee(unit: Unit, method: PaymentMethod, input: PayeeInput) {
  const [before] = await unit.db.select().from(payees).where(eq(payees.method, method)).for('update')
  const values = { ...input, changed_at: unit.now }
  await unit.db
    .insert(payees)
    .values({ method, ...values })
    .onConflictDoUpdate({ target: payees.method, set: values })
  const details: AuditDetails = { before: before ?? null, after: input }
  await audit(unit, { action: 'payments.payee-changed', subject: `payee:${method}`, details })
}
