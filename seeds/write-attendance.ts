import { and, asc, eq, min } from 'drizzle-orm'
import { waitsForAnswer } from '#src/applications/answers.ts'
import { applications } from '#src/applications/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { stillOpenNotification } from '#src/offers/attending/mails.ts'
import { offerAttendance } from '#src/offers/attending/tables.ts'
import { listMailedOffers } from '#src/offers/mailed-offers.ts'
import { openOffers } from '#src/offers/open.ts'
import { offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { bellOf } from './write-notifications.ts'

/**
 * The company’s recruiters looked at the applications to their open offers yesterday, but for the offer whose applicants
 * wait the longest: two days ago they were asked whether it is still open, and read it in the bell.
 */
export async function writeAttendance(tx: Database, company: { id: number; owner_id: number }, now: Date) {
  const { offer_id, submitted_at } = applications
  const waiting = await tx
    .select({ offer_id })
    .from(offers)
    .innerJoin(applications, eq(offer_id, offers.id))
    .where(and(eq(offers.company_id, company.id), openOffers(now), waitsForAnswer()))
    .groupBy(offer_id)
    .orderBy(asc(min(submitted_at)), asc(offer_id))
  const [left, ...attended] = waiting
  if (!left) return
  const asked = after(startOfDay(dayAt(after(now, -2 * DAY))), 7.75 * HOUR)
  await tx
    .insert(offerAttendance)
    .values([
      { offer_id: left.offer_id, asked_at: asked },
      ...attended.map((each) => ({ ...each, attended_at: after(now, -DAY) })),
    ])
  const mailed = (await listMailedOffers(tx, [left.offer_id])).get(left.offer_id)
  if (!mailed) return
  const bell = bellOf(company.owner_id, stillOpenNotification(mailed, 1, asked), asked)
  await tx.insert(notifications).values({ ...bell, seen_at: now, read_at: now })
}
