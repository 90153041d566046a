import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import { listRecipients } from '#src/accounts/people.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { notifyEach } from '#src/notifications/notify.ts'
import { listMailedOffers } from '#src/offers/mailed-offers.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { lateDays, stillLateDays } from '#src/reference/shared/delays.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { withAnswerLinks } from '../answer-links/mailing.ts'
import { MOST_ANSWER_LINKS } from '../answer-links/shared/answers.ts'
import { unanswered } from '../answers.ts'
import { unansweredNotification } from '../mails/recruiter.ts'
import { applications } from '../tables.ts'

const WEEK = 7 * DAY
const A_MONDAY = Date.parse('2024-01-01')

/** Reminds recruiters of the applications that have waited for an answer for so many whole days, and for those of the second delay. */
export async function remindUnanswered(services: Services) {
  await remindAfter(services, lateDays())
  await remindAfter(services, stillLateDays())
}

/**
 * Each offer has one reminder in a week, however many applications reach the age in it: on the morning after the first
 * of them did. Yesterday's week is looked at, so that the applications of a Sunday are not missed on Monday.
 */
async function remindAfter(services: Services, days: number) {
  const today = startOfDay(dayAt(services.clock.now()))
  const week = Math.floor((Date.parse(dayAt(after(today, -DAY))) - A_MONDAY) / WEEK)
  const monday = startOfDay(new Date(A_MONDAY + week * WEEK).toISOString().slice(0, 10))
  const groups = await listWaiting(services, {
    from: after(monday, -days * DAY),
    before: after(today, -days * DAY),
  })
  const offers = await listMailedOffers(
    services.db,
    groups.map(({ offer_id }) => offer_id),
  )
  await forEachRow(groups, async ({ offer_id, company_id, count }) => {
    const offer = offers.get(offer_id)
    if (!offer) return
    const recruiters = await listRecipients(services.db, await listRecruiterIds(services.db, company_id))
    const oldest = await listOldest(services, offer_id, after(today, -days * DAY))
    await notifyEach(
      services,
      recruiters,
      withAnswerLinks(unansweredNotification({ offer, count, days, week }), oldest),
    )
  })
}

/**
 * Counts for each offer the waiting applications that were sent before a moment, where one of them was sent after
 * another.
 */
async function listWaiting({ db }: Services, sent: { from: Date; before: Date }) {
  const { offer_id, company_id, submitted_at } = applications
  return db
    .select({ offer_id, company_id, count: count() })
    .from(applications)
    .where(waitsSince(sent.before))
    .groupBy(offer_id, company_id)
    .having(sql`bool_or(${submitted_at} >= ${sent.from.toISOString()})`)
}

/** Lists the applications to this offer that have waited longest, as many as a mail leads to. */
async function listOldest({ db }: Services, offerId: number, before: Date) {
  const { id, offer_id, submitted_at } = applications
  return db
    .select({ id, submitted_at })
    .from(applications)
    .where(and(eq(offer_id, offerId), waitsSince(before)))
    .orderBy(submitted_at, id)
    .limit(MOST_ANSWER_LINKS)
}

function waitsSince(before: Date) {
  const { submitted_at, recruiter_archived_at, is_entered } = applications
  return and(unanswered(), eq(is_entered, false), isNull(recruiter_archived_at), lt(submitted_at, before))
}
