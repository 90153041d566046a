import { tooMany } from '#src/platform/errors.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'

/** So often a company orders, says that it paid, and has an operator asked, in a day; a declaration is a mail to who checks. */
const MOST_A_DAY = { order: 40, declaration: 20, charge: 20 } as const

/** @throws HttpError 429 with the seconds to wait */
export async function countPaymentAttempt(
  { db, now }: Unit,
  what: keyof typeof MOST_A_DAY,
  companyId: number,
) {
  const most = MOST_A_DAY[what]
  const { left, wait } = await countAttempt(db, `payment-${what}:${companyId}`, most, DAY_SECONDS, now)
  if (left < 0) throw tooMany(wait, most)
}
