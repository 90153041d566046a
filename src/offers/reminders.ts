import { and, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import { listRecipients } from '#src/accounts/people.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { notifyEach } from '#src/notifications/notify.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { listMailedOffers } from './mailed-offers.ts'
import { type MailedOffer, offerExpiringNotification, savedOfferClosingNotification } from './mails.ts'
import { closedAt, openOffers } from './open.ts'
import { renewalLink } from './renewing/link.ts'
import { offers, savedOffers } from './tables.ts'

/** Finds who applied to an offer. Applications import offers, so app.ts hands this function in. */
export type ListApplicantIds = (database: Database, offerId: number) => Promise<Set<number>>

const COLUMNS = {
  id: offers.id,
  company_id: offers.company_id,
  expires_at: offers.expires_at,
  application_deadline: offers.application_deadline,
}
type EndingOffer = Pick<typeof offers.$inferSelect, keyof typeof COLUMNS>

/** Notifies recruiters seven days and one day before an open offer ends by its expiry or its deadline. */
export async function remindExpiringOffers(services: Services): Promise<void> {
  const now = services.clock.now()
  const week = after(now, 7 * DAY)
  await forEachRow(listEnding(services, now, week), async ({ row, offer }) => {
    const ends_at = closedAt({ ...row, closed_at: null })
    // The query compares days, and the evening of the last day may lie beyond the seven days.
    if (!offer || !ends_at || ends_at > week) return
    const days = ends_at.getTime() - now.getTime() <= DAY ? 1 : 7
    const ids = await listRecruiterIds(services.db, row.company_id)
    const renewal = renewalLink(services.env, row, now)
    const notification = offerExpiringNotification({ ...offer, ends_at, renewal, days }, now)
    await notifyEach(services, await listRecipients(services.db, ids), notification)
  })
}

/** Notifies people who saved an offer and did not apply that it closes within two days. */
export async function remindSavedOffers(
  services: Services,
  listApplicantIds: ListApplicantIds,
): Promise<void> {
  const now = services.clock.now()
  const soon = after(now, 2 * DAY)
  const isSaved = inArray(offers.id, services.db.select({ id: savedOffers.offer_id }).from(savedOffers))
  await forEachRow(listEnding(services, now, soon, isSaved), async ({ row, offer }) => {
    if (!offer) return
    const ids = await listWaiting(services.db, row.id, listApplicantIds)
    const notification = savedOfferClosingNotification({ ...offer, closes_on: lastDay(row, soon) }, now)
    await notifyEach(services, await listRecipients(services.db, ids), notification)
  })
}

/** Open offers that end until a moment, by their expiry or on the day of their deadline, with what mails say of them. */
function listEnding({ db }: Services, now: Date, until: Date, which?: SQL) {
  const ends = or(lte(offers.expires_at, until), lte(offers.application_deadline, dayAt(until)))
  return inPages<{ row: EndingOffer; offer: MailedOffer | undefined }>(async (last, most) => {
    const rows = await db
      .select(COLUMNS)
      .from(offers)
      .where(and(gt(offers.id, last?.row.id ?? 0), openOffers(now), ends, which))
      .orderBy(offers.id)
      .limit(most)
    const mailed = await listMailedOffers(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ row, offer: mailed.get(row.id) }))
  })
}

/** Who saved the offer and did not apply. */
async function listWaiting(database: Database, offerId: number, listApplicantIds: ListApplicantIds) {
  const applied = await listApplicantIds(database, offerId)
  const savers = await database
    .select({ id: savedOffers.user_id })
    .from(savedOffers)
    .where(eq(savedOffers.offer_id, offerId))
  return savers.map(({ id }) => id).filter((id) => !applied.has(id))
}

function lastDay({ expires_at, application_deadline }: EndingOffer, otherwise: Date): string {
  const days = [expires_at && dayAt(expires_at), application_deadline].filter((day) => day !== null)
  return days.toSorted()[0] ?? dayAt(otherwise)
}
