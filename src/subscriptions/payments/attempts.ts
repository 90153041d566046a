import type { Database } from '#src/platform/database.ts'
import { countAttempt, dailyLimitReached, readDailyLimit } from '#src/platform/throttle.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { PAYMENTS_A_DAY, type PaymentAttempt } from './shared/limits.ts'

const keyOf = (what: PaymentAttempt, companyId: number) => `payment-${what}:${companyId}`

/** @throws HttpError 429 with the seconds to wait */
export async function countPaymentAttempt({ db, now }: Unit, what: PaymentAttempt, companyId: number) {
  const limit = PAYMENTS_A_DAY[what]
  const { left, wait } = await countAttempt(db, keyOf(what, companyId), limit.most, DAY_SECONDS, now)
  if (left < 0) throw dailyLimitReached(limit, wait, now)
}

/** Tells how often the company can do it still today. */
export function readPaymentAttempts(database: Database, what: PaymentAttempt, companyId: number, now: Date) {
  return readDailyLimit(database, keyOf(what, companyId), PAYMENTS_A_DAY[what], now)
}
