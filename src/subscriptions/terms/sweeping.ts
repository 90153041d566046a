import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { findCompanyName } from '#src/companies/companies.ts'
import { notifyOwner } from '#src/companies/notifying.ts'
import { countPausedForPlan } from '#src/offers/slots.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { findPlan } from '../plans/plans.ts'
import { PERIOD_NAMES, PLAN_NAMES } from '../plans/shared/plans.ts'
import { expireTerm } from './life.ts'
import {
  subscriptionActiveNotification,
  subscriptionEndedNotification,
  subscriptionExpiringNotification,
} from './mails.ts'
import { RUNNING_STATUSES } from './shared/statuses.ts'
import { subscriptions } from './tables.ts'
import { type DatedTerm, dated, findFollowing } from './terms.ts'

/** So many days before its end the owner is told, the last notice first. */
const NOTICE_DAYS = [1, 7] as const

/** Ends the terms that are over and begins those that were paid to follow. */
export async function expireTerms(services: Services): Promise<void> {
  const { id, status, ends_at } = subscriptions
  const over = await services.db
    .select({ id })
    .from(subscriptions)
    .where(and(inArray(status, RUNNING_STATUSES), lte(ends_at, services.clock.now())))
    .orderBy(asc(ends_at), asc(id))
  await forEachRow(over, (row) =>
    inTransaction(services, null, async (unit) => {
      const result = await expireTerm(unit, row.id)
      if (!result) return
      const { ended, next } = result
      const told = next
        ? { ...(await factsOf(unit, next)), period: PERIOD_NAMES[next.period].toLowerCase() }
        : {
            ...(await factsOf(unit, dated(ended))),
            paused: await countPausedForPlan(unit.db, ended.company_id),
          }
      const notification =
        'period' in told ? subscriptionActiveNotification(told) : subscriptionEndedNotification(told)
      await notifyOwner(unit, ended.company_id, notification)
    }),
  )
}

/** Tells the owners whose term ends soon, once at seven days and once at one; who cancelled or paid on is left alone. */
export async function remindOfEnds(services: Services): Promise<void> {
  const now = services.clock.now()
  const { status, ends_at } = subscriptions
  const ending = await services.db
    .select()
    .from(subscriptions)
    .where(and(eq(status, 'active'), gt(ends_at, now), lte(ends_at, after(now, NOTICE_DAYS[1] * DAY))))
    .orderBy(asc(ends_at))
  await forEachRow(ending, (row) =>
    inTransaction(services, null, async (unit) => {
      if (await findFollowing(unit.db, row.company_id)) return
      const term = dated(row)
      const left = term.ends_at.getTime() - unit.now.getTime()
      const days = NOTICE_DAYS.find((each) => left <= each * DAY)
      if (!days) return
      const { prices } = await findPlan(unit.db, term.plan, unit.now)
      const told = { ...(await factsOf(unit, term)), days, price: prices[term.period] }
      await notifyOwner(unit, term.company_id, subscriptionExpiringNotification(told))
    }),
  )
}

async function factsOf({ db }: Unit, { id, company_id, plan, ends_at }: DatedTerm) {
  const company = (await findCompanyName(db, company_id))?.name ?? ''
  return { id, company, plan: PLAN_NAMES[plan], ends_at }
}
