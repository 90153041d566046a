import { and, asc, eq, gt, lt, ne, notExists, sql } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import { openOffers } from '#src/offers/open.ts'
import { offerDays, offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { sponsorWithCredits } from '#src/subscriptions/sponsoring/credits.ts'
import { grantSponsoring } from '#src/subscriptions/sponsoring/granting.ts'
import type { SponsoringDays } from '#src/subscriptions/sponsoring/shared/sponsorings.ts'
import { sponsorings } from '#src/subscriptions/sponsoring/tables.ts'

/** How many days ago each of the other companies' began, and how long it lasts. */
const OTHERS = [
  { ago: 2, days: 7 },
  { ago: 5, days: 15 },
  { ago: 1, days: 30 },
  { ago: 9, days: 15 },
  { ago: 3, days: 7 },
] as const

/** A sponsoring that its company paid for by itself; its payment is written with the others. */
export type PaidSponsoring = { id: number; days: number; price: number; starts_at: Date }

/** A sponsoring of an offer of the demonstration company, which was paid for and is over. */
export async function writePaidSponsoring(
  process: Services,
  company: { id: number; owner_id: number },
  now: Date,
): Promise<PaidSponsoring | null> {
  const own = await findOwn(process.db, company.id, now)
  if (!own) return null
  const starts_at = after(now, -24 * DAY)
  const paid = { offer_id: own, days: 7 as const, is_free: false }
  return { ...(await grant(process, paid, starts_at, company.owner_id)), starts_at }
}

/**
 * Some sponsored offers of as many sectors, by the credits of their companies' plans, and one of the demonstration company
 * that the site offered: the credits of its month are there to be tried.
 */
export async function writeSponsorings(
  process: Services,
  company: { id: number; owner_id: number },
  now: Date,
) {
  const own = await findOwn(process.db, company.id, now)
  if (own) {
    await grant(process, { offer_id: own, days: 15, is_free: true }, after(now, -4 * DAY), company.owner_id)
    await addViews(process.db, own)
  }
  const others = await listOthers(process.db, company.id, now)
  const step = Math.max(1, Math.floor(others.length / OTHERS.length))
  for (const [index, { ago, days }] of OTHERS.entries()) {
    const offer_id = others[index * step]
    if (offer_id) await spendCredit(process, { offer_id, days }, after(now, -ago * DAY))
  }
}

async function spendCredit(
  process: Services,
  sponsored: { offer_id: number; days: SponsoringDays },
  then: Date,
) {
  const offer = await findOffer(process.db, sponsored.offer_id)
  if (!offer) throw new Error(`offer ${sponsored.offer_id} is missing`)
  await inTransaction(process, null, async (unit) => {
    await sponsorWithCredits({ ...unit, now: then }, offer.company_id, sponsored)
    const mine = and(eq(sponsorings.offer_id, sponsored.offer_id), eq(sponsorings.state, 'active'))
    await unit.db
      .update(sponsorings)
      .set(figuresOf(sponsored, then, unit.now))
      .where(mine)
  })
}

type Granted = Parameters<typeof grantSponsoring>[1]

/** Grants a sponsoring as of an earlier moment, with the views and clicks that it brought until now. */
async function grant(process: Services, granted: Granted, then: Date, by: number | null = null) {
  return inTransaction(process, by === null ? null : { id: by }, async (unit) => {
    const row = await grantSponsoring({ ...unit, now: then }, granted)
    await unit.db
      .update(sponsorings)
      .set(figuresOf(granted, then, unit.now))
      .where(eq(sponsorings.id, row.id))
    return row
  })
}

function figuresOf({ offer_id, days }: { offer_id: number; days: number }, then: Date, now: Date) {
  const passed = Math.min(days, Math.floor((now.getTime() - then.getTime()) / DAY))
  const views_count = passed * 58 + (offer_id % 37)
  return { views_count, clicks_count: Math.round(views_count * 0.11) }
}

/** On days on which it was sponsored an offer was seen three times as often. */
async function addViews(database: Database, offerId: number) {
  await database.execute(sql`UPDATE ${offerDays} SET views_count = views_count * 3, visitors_count = visitors_count * 3,
      openings_count = openings_count * 3
    WHERE offer_id = ${offerId} AND EXISTS (SELECT FROM ${sponsorings} AS s WHERE s.offer_id = ${offerId}
      AND day BETWEEN (s.starts_at AT TIME ZONE 'Indian/Antananarivo')::date AND (s.ends_at AT TIME ZONE 'Indian/Antananarivo')::date)`)
  await database.execute(sql`UPDATE ${offers} SET views_count = (SELECT sum(views_count) FROM ${offerDays} WHERE offer_id = ${offerId})
    WHERE id = ${offerId}`)
}

/** The offer of the company that is open for longest, of those that were public a month ago. */
async function findOwn(database: Database, companyId: number, now: Date): Promise<number | undefined> {
  const { id, company_id, published_at, expires_at } = offers
  const [row] = await database
    .select({ id })
    .from(offers)
    .where(and(eq(company_id, companyId), openOffers(now), lt(published_at, after(now, -25 * DAY))))
    .orderBy(sql`${expires_at} DESC NULLS FIRST`, asc(id))
    .limit(1)
  return row?.id
}

/** One offer of each sector that has been public for ten days, stays so for a week and has no application. */
async function listOthers(database: Database, companyId: number, now: Date): Promise<number[]> {
  const { id, company_id, activity_area_id, published_at, expires_at, application_deadline } = offers
  const applied = database.select({ found: sql`1` }).from(applications).where(eq(applications.offer_id, id))
  const rows = await database
    .selectDistinctOn([activity_area_id], { id })
    .from(offers)
    .where(
      and(
        ...[ne(company_id, companyId), openOffers(now), lt(published_at, after(now, -10 * DAY))],
        ...[gt(expires_at, after(now, 7 * DAY)), notExists(applied)],
        sql`(${application_deadline} IS NULL OR ${application_deadline} > (${now.toISOString()}::timestamptz + interval '7 days')::date)`,
      ),
    )
    .orderBy(asc(activity_area_id), asc(id))
  return rows.map((row) => row.id)
}
