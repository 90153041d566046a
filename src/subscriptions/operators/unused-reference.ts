import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { PaymentRow } from '../payments/ledger.ts'
import { cleanReference } from '../payments/shared/declaration.ts'
import { payments } from '../payments/tables.ts'

/** The operator's number as it is compared; null when another payment has it already. */
export async function unusedReference({ db }: Unit, { id, method }: PaymentRow, given: string | null) {
  const reference = cleanReference(given ?? '') || null
  if (reference === null) return null
  const [used] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ne(payments.id, id),
        eq(payments.method, method),
        eq(payments.operator_reference, reference),
        inArray(payments.status, ['pending', 'success', 'refunded']),
      ),
    )
  return used ? null : reference
}
