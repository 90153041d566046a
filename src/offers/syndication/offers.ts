import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { inPages } from '#src/platform/each-row.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { openOffers } from '../open.ts'
import { PLACE_COLUMNS, presentPlace } from '../place.ts'
import { withLeastText } from '../shared/least-text.ts'
import { placeNameOf } from '../shared/place.ts'
import { offers } from '../tables.ts'

const COLUMNS = {
  id: offers.id,
  slug: offers.slug,
  reference: offers.reference,
  title: offers.title,
  description: offers.description,
  missions: offers.missions,
  profile: offers.profile,
  ...PLACE_COLUMNS,
  address: offers.address,
  work_mode: offers.work_mode,
  activity_area_id: offers.activity_area_id,
  contract_id: offers.contract_id,
  job_type_id: offers.job_type_id,
  degree_id: offers.degree_id,
  experience_min_years: offers.experience_min_years,
  min_salary: offers.min_salary,
  max_salary: offers.max_salary,
  salary_visible: offers.salary_visible,
  published_at: offers.published_at,
  updated_at: offers.updated_at,
  expires_at: offers.expires_at,
  application_deadline: offers.application_deadline,
  company_name: companies.name,
  company_slug: companies.slug,
  company_website: companies.website,
}

/**
 * Markup of the plainest tags alone, without attributes. Texts are cleaned when they are written, and cleaning such a one again
 * would change nothing: among all offers that is what takes the time.
 */
const PLAIN = /^(?:[^<>]|<\/?(?:p|ul|ol|li|strong|em|b|i|u|h3|h4|blockquote)>|<br ?\/?>)*$/

/** The texts of a page are cleaned before anybody else is answered, so it is short. */
const AT_ONCE = 40

/** An open offer as feeds tell it: what is hidden on its page is not in it. */
export type FeedOffer = ReturnType<typeof presentFeedOffer>

function select(database: Database) {
  return database.select(COLUMNS).from(offers).innerJoin(companies, eq(companies.id, offers.company_id))
}
type Row = Awaited<ReturnType<typeof select>>[number]

/**
 * All open offers of validated companies in the order of their ids, read as they are asked for.
 * @param read asks the database for one page of them
 */
export async function* streamOpenOffers(
  read: (ask: (database: Database) => Promise<Row[]>) => Promise<Row[]>,
  { origin, now }: { origin: string; now: Date },
): AsyncGenerator<FeedOffer> {
  const rows = inPages<Row>(
    (last, most) =>
      read((database) =>
        select(database)
          .where(and(gt(offers.id, last?.id ?? 0), openOffers(now)))
          .orderBy(asc(offers.id))
          .limit(most),
      ),
    AT_ONCE,
  )
  for await (const row of rows) yield presentFeedOffer(row, origin)
}

/** These of the open offers, in this order. */
export async function listFeedOffers(
  database: Database,
  ids: number[],
  { origin, now }: { origin: string; now: Date },
): Promise<FeedOffer[]> {
  if (ids.length === 0) return []
  const rows = await select(database).where(and(inArray(offers.id, ids), openOffers(now)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentFeedOffer(row, origin)] : []
  })
}

function presentFeedOffer(row: Row, origin: string) {
  const place = presentPlace(row)
  const region_id = row.is_abroad ? null : (REFERENCE.cities.get(row.city_id)?.region_id ?? null)
  const { salary_visible, published_at, updated_at } = row
  const ends = [row.expires_at?.toISOString().slice(0, 10), row.application_deadline ?? undefined]
  return {
    id: row.id,
    reference: row.reference,
    url: `${origin}/offres/${row.id}-${row.slug}`,
    title: displayTitle(row.title),
    html: withLeastText(textOf(row), [displayTitle(row.title), row.company_name, placeNameOf(place)]),
    place: placeNameOf(place),
    town: row.is_abroad ? row.foreign_town : (place.city?.name ?? null),
    region: named(REFERENCE.regions, region_id)?.name ?? null,
    country: row.is_abroad ? place.country : { code: 'MG', name: 'Madagascar' },
    address: row.address,
    is_remote: row.work_mode === 'remote',
    is_hybrid: row.work_mode === 'hybrid',
    activity_area: named(REFERENCE.activity_areas, row.activity_area_id)?.name ?? null,
    contract: named(REFERENCE.contracts, row.contract_id)?.name ?? null,
    job_type: named(REFERENCE.job_types, row.job_type_id)?.name ?? null,
    degree: named(REFERENCE.degrees, row.degree_id)?.name ?? null,
    experience_min_years: row.experience_min_years,
    min_salary: salary_visible ? row.min_salary : null,
    max_salary: salary_visible ? row.max_salary : null,
    published_at: published_at ?? updated_at,
    updated_at,
    /** The last day on which one may apply, null without one. */
    last_day: ends.filter((day) => day !== undefined).toSorted()[0] ?? null,
    company: {
      name: row.company_name,
      url: `${origin}/profils/${row.company_slug}`,
      website: row.company_website,
    },
  }
}

function textOf({ description, missions, profile }: Row): string {
  const section = (title: string, html: string) => html && `<h3>${title}</h3>${html}`
  const html = description + section('Missions', missions) + section('Profil', profile)
  return PLAIN.test(html) ? html : cleanHtml(html)
}
