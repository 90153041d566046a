import { and, count, eq, getTableColumns, sql } from 'drizzle-orm'
import { BRIEF_COLUMNS, findPublicCompany } from '#src/companies/companies.ts'
import { companies } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { type OfferRow, offersWithPage, openOffers } from './open.ts'
import { PLACE_COLUMNS } from './place.ts'
import { offers, usualPays } from './tables.ts'

const { fts: _fts, search_title: _title, search_body: _body, ...COLUMNS } = getTableColumns(offers)

const ITEM = {
  id: offers.id,
  slug: offers.slug,
  title: offers.title,
  company_id: offers.company_id,
  ...PLACE_COLUMNS,
  activity_area_id: offers.activity_area_id,
  contract_id: offers.contract_id,
  contract_duration_months: offers.contract_duration_months,
  job_type_id: offers.job_type_id,
  job_level_id: offers.job_level_id,
  degree_id: offers.degree_id,
  work_mode: offers.work_mode,
  min_salary: offers.min_salary,
  max_salary: offers.max_salary,
  salary_visible: offers.salary_visible,
  published_at: offers.published_at,
  application_deadline: offers.application_deadline,
  status: offers.status,
  paused: offers.paused,
  expires_at: offers.expires_at,
  sponsored_until: offers.sponsored_until,
}

/** What the post of an offer that shows no pay usually pays, where that is known. */
const USUAL_PAY = { count: usualPays.count, from: usualPays.from, to: usualPays.to }

const hasUsualPay = and(
  sql`NOT (${offers.salary_visible} AND coalesce(${offers.min_salary}, ${offers.max_salary}) IS NOT NULL)`,
  eq(usualPays.occupation_code, offers.occupation_code),
  eq(usualPays.job_level_id, offers.job_level_id),
)

/** An offer as a list shows it. */
export type OfferItemRow = Pick<OfferRow, keyof typeof ITEM>

/** All lists read their offers with this prepared query, which a connection plans only once. */
const listing = new WeakMap<Database, ReturnType<typeof prepareListing>>()

function prepareListing(database: Database) {
  return database
    .select({ offer: ITEM, company: BRIEF_COLUMNS, usual_pay: USUAL_PAY })
    .from(offers)
    .innerJoin(companies, and(eq(companies.id, offers.company_id), eq(companies.status, 'validated')))
    .leftJoin(usualPays, hasUsualPay)
    .where(sql`${offers.id} = ANY(${sql.placeholder('ids')}::int[])`)
    .prepare('offers_listed')
}

/** The offers in the order of `ids`, each with its company. Offers of a company that is not public are left out. */
export async function listOffersById(database: Database, ids: number[]) {
  if (ids.length === 0) return []
  const prepared = listing.get(database) ?? prepareListing(database)
  listing.set(database, prepared)
  const rows = await prepared.execute({ ids: `{${ids.join(',')}}` })
  const byId = new Map(rows.map((row) => [row.offer.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Finds an offer that was published, by a company that is public.
 * @throws HttpError 404 for any other, and while it is on hold.
 */
export async function findPublicOffer(database: Database, id: number) {
  const [found] = await database
    .select({ offer: COLUMNS, usual_pay: USUAL_PAY })
    .from(offers)
    .leftJoin(usualPays, hasUsualPay)
    .where(and(eq(offers.id, id), offersWithPage))
  const company = found ? await findPublicCompany(database, found.offer.company_id) : null
  if (!found || !company) throw notFound()
  return { ...found, company }
}

export async function countOpenOffers(database: Database, now: Date, companyId?: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(offers)
    .where(and(openOffers(now), companyId === undefined ? undefined : eq(offers.company_id, companyId)))
  return row?.count ?? 0
}

/** Counts the open offers of each company that has any, the most first. */
export async function countOpenOffersByCompany(
  database: Database,
  now: Date,
): Promise<{ id: number; count: number }[]> {
  return database
    .select({ id: offers.company_id, count: sql<number>`count(*)::int` })
    .from(offers)
    .where(openOffers(now))
    .groupBy(offers.company_id)
    .orderBy(sql`count(*) DESC`, offers.company_id)
}
