import type { Services } from '#src/platform/services.ts'
import { countAttempt, readDailyLimit } from '#src/platform/throttle.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'

/** Messages to one person in a day: two interviews with their reminders. */
export const SMS_A_DAY = 6

const siteKey = (now: Date) => `sms:site:${dayAt(now)}`

type Counting = Pick<Services, 'db' | 'env' | 'clock'>

/**
 * Takes one message out of the budgets of its person and of the site.
 * @param userId null for a code, which has limits of its own
 * @returns the budget that is used up; null when the message may leave
 */
export async function takeFromBudget({ db, env, clock }: Counting, userId: number | null) {
  const now = clock.now()
  if (
    userId !== null &&
    (await countAttempt(db, `sms:person:${userId}`, SMS_A_DAY, DAY_SECONDS, now)).left < 0
  )
    return 'PERSON_BUDGET'
  const site = await countAttempt(db, siteKey(now), env.SMS_DAILY_BUDGET, DAY_SECONDS, now)
  return site.left < 0 ? 'SITE_BUDGET' : null
}

/** Returns how many messages the site may still send today. */
export async function readSiteBudget({ db, env, clock }: Counting): Promise<number> {
  const now = clock.now()
  return (await readDailyLimit(db, siteKey(now), { most: env.SMS_DAILY_BUDGET }, now)).left
}
