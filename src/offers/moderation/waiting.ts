import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { CONDUCT } from '#src/moderation/shared/conduct.ts'
import type { Database } from '#src/platform/database.ts'
import { offerDrafts, offers } from '../tables.ts'

const ITEM = {
  id: offers.id,
  title: offers.title,
  company: companies.name,
  flags_count: sql<number>`jsonb_array_length(${offers.flags})`,
  held: sql<boolean>`(${offers.held_at} IS NOT NULL)`,
}
const SUBMITTED = eq(offers.status, 'submitted')
// Reports are few, so the reported offers are found through them: no index of the offers tells which were reported.
const REPORTED = sql`(${offers.reported_at} IS NOT NULL AND ${offers.id} = ANY(ARRAY(SELECT DISTINCT offer_id FROM offer_reports)))`

// Each report about somebody's conduct puts its offer there anew, so one that is older was decided on.
const OF_CONDUCT = sql`EXISTS (SELECT FROM offer_reports WHERE offer_id = ${offers.id} AND reason = ${CONDUCT} AND created_at >= ${offers.reported_at})`

/** Offers that wait to be published, the oldest submission first. */
export function listSubmittedOffers(database: Database, most: number) {
  const since = sql<Date>`coalesce(${offers.submitted_at}, ${offers.created_at})`.mapWith(offers.created_at)
  return database
    .select({ ...ITEM, since, reports_count: sql<number>`0` })
    .from(offers)
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(SUBMITTED)
    .orderBy(asc(offers.submitted_at), asc(offers.id))
    .limit(most)
}

/** Published offers whose new text waits for a moderator, the oldest submission first. */
export function listChangedOffers(database: Database, most: number) {
  return database
    .select({
      ...ITEM,
      flags_count: sql<number>`jsonb_array_length(${offerDrafts.flags})`,
      since: sql<Date>`${offerDrafts.submitted_at}`.mapWith(offers.created_at),
      reports_count: sql<number>`0`,
    })
    .from(offerDrafts)
    .innerJoin(offers, eq(offers.id, offerDrafts.offer_id))
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(isNotNull(offerDrafts.submitted_at))
    .orderBy(asc(offerDrafts.submitted_at), asc(offerDrafts.offer_id))
    .limit(most)
}

/**
 * Offers that visitors reported since a moderator last decided, the first reported first.
 * @param isConduct those with a report about somebody's conduct, or those without; all where it is left out
 */
export function listReportedOffers(database: Database, most: number, isConduct?: boolean) {
  return database
    .select({
      ...ITEM,
      since: sql<Date>`${offers.reported_at}`.mapWith(offers.created_at),
      reports_count: sql<number>`(SELECT count(*)::int FROM offer_reports WHERE offer_id = ${offers.id})`,
    })
    .from(offers)
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(
      and(REPORTED, isConduct === undefined ? undefined : isConduct ? OF_CONDUCT : sql`NOT ${OF_CONDUCT}`),
    )
    .orderBy(asc(offers.reported_at), asc(offers.id))
    .limit(most)
}

export async function countWaitingOffers(database: Database) {
  const countOf = async (table: typeof offers | typeof offerDrafts, condition: SQL) =>
    (await database.select({ count: count() }).from(table).where(condition))[0]?.count ?? 0
  return {
    offer: await countOf(offers, SUBMITTED),
    change: await countOf(offerDrafts, isNotNull(offerDrafts.submitted_at)),
    report: await countOf(offers, sql`${REPORTED} AND NOT ${OF_CONDUCT}`),
    conduct: await countOf(offers, sql`${REPORTED} AND ${OF_CONDUCT}`),
  }
}
