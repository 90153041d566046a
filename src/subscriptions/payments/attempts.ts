import type { Database } from '#src/platform/database.ts'
import { countDaily, readDailyLimit } from '#src/platform/throttle.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { PAYMENTS_A_DAY, type PaymentAttempt } from './shared/limits.ts'

const keyOf = (what: PaymentAttempt, companyId: number) => `payment-${what}:${companyId}`

/** @throws HttpError 429 with the seconds to wait */
export function countPaymentAttempt({ db, now }: Unit, what: PaymentAttempt, companyId: number) {
  return countDaily(db, keyOf(what, companyId), PAYMENTS_A_DAY[what], now)
}

/** Tells how often the company can do it still today. */
export function readPaymentAttempts(database: Database, what: PaymentAttempt, companyId: number, now: Date) {
  return readDailyLimit(database, keyOf(what, companyId), PAYMENTS_A_DAY[what], now)
}
