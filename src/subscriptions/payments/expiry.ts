import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { lockPayment } from './ledger.ts'
import { giveUp } from './life.ts'
import { lastMoment } from './present.ts'
import { UNDECLARED_DAYS } from './shared/statuses.ts'
import { payments } from './tables.ts'

const NOTE = `Aucun paiement n’a été déclaré en ${UNDECLARED_DAYS} jours.`

/** Cancels the payments that nobody declared in time, with the orders that they were for. */
export async function cancelUndeclared(services: Services): Promise<void> {
  const latest = after(services.clock.now(), -UNDECLARED_DAYS * DAY)
  const isOld = and(
    eq(payments.status, 'pending'),
    isNull(payments.declared_at),
    isNull(payments.charging_at),
    lte(payments.created_at, latest),
  )
  const old = await services.db
    .select({ id: payments.id })
    .from(payments)
    .where(isOld)
    .orderBy(asc(payments.id))
  await forEachRow(old, ({ id }) =>
    inTransaction(services, null, async (unit) => {
      const payment = await lockPayment(unit, id, null)
      // The payer may have declared it since the list was read.
      const isStillOld = payment.declared_at === null && lastMoment(payment) <= unit.now
      const isWaiting = payment.status === 'pending' && payment.charging_at === null
      if (isWaiting && isStillOld) await giveUp(unit, payment, NOTE)
    }),
  )
}
