import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { type SoldLine, totalOf } from '../shared/sold-lines.ts'
import { countPaymentAttempt } from './attempts.ts'
import { type PaymentRow, writeLine } from './ledger.ts'
import type { PaymentMethod } from './shared/methods.ts'
import { payments } from './tables.ts'

type NewPayment = {
  company_id: number
  method: PaymentMethod
  lines: SoldLine[]
  retries_id: number | null
} & (
  | { category: 'subscription'; subscription_id: number }
  | { category: 'sponsoring'; sponsoring_id: number }
)

/** Writes the payment of an order, with its reference and its first line in the ledger. */
export async function insertPayment(unit: Unit, order: NewPayment): Promise<PaymentRow> {
  const { db, now, actor_id } = unit
  await countPaymentAttempt(unit, 'order', order.company_id)
  const base = {
    amount: totalOf(order.lines),
    status: 'pending' as const,
    created_by: actor_id,
    created_at: now,
  }
  const [{ id } = { id: 0 }] = await db
    .insert(payments)
    // The number of the row is in the reference, so another one stands there for a moment.
    .values({ ...order, ...base, reference: randomUUID() })
    .returning({ id: payments.id })
  const reference = `PAI-${dayAt(now).slice(0, 4)}-${String(id).padStart(4, '0')}`
  const [row] = await db.update(payments).set({ reference }).where(eq(payments.id, id)).returning()
  if (!row) throw new Error('the payment was not written')
  await writeLine(unit, row, 'created')
  return row
}
