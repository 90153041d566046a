import { and, count, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { readSiteBudget } from './budget.ts'
import { smsMessages, smsNumbers } from './tables.ts'

const FIGURES_DAYS = 30

/** Counts the text messages of the site, without whom they were for; null where nobody is texted. */
export async function readSmsFigures(services: Services) {
  const { db, env, clock } = services
  if (!env.sms) return null
  const { sent_at, given_up_at, created_at, failure } = smsMessages
  const isRecent = gte(created_at, after(clock.now(), -FIGURES_DAYS * DAY))
  const given_up = await db
    .select({ why: failure, count: count() })
    .from(smsMessages)
    .where(and(isRecent, isNotNull(given_up_at)))
    .groupBy(failure)
    .orderBy(failure)
  return {
    gateway: env.sms,
    takes_answers: env.SMS_INCOMING_SECRET !== undefined,
    today: env.SMS_DAILY_BUDGET - (await readSiteBudget(services)),
    budget: env.SMS_DAILY_BUDGET,
    waiting: await db.$count(smsMessages, and(isNull(sent_at), isNull(given_up_at))),
    numbers: await db.$count(smsNumbers, isNull(smsNumbers.stopped_at)),
    sent: await db.$count(smsMessages, and(isRecent, isNotNull(sent_at))),
    given_up: given_up.map((each) => ({ why: each.why ?? '', count: each.count })),
  }
}
