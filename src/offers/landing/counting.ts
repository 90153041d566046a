import { inArray, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { ABROAD_ID } from '#src/reference/shared/abroad.ts'
import { refreshReference } from '#src/reference-changes/current.ts'
import { openInSearch } from '../open.ts'
import { offerSearch } from '../tables.ts'
import { landingPath, type Selection } from './subjects.ts'
import { landingPages } from './tables.ts'

/** A page with fewer offers says too little to be looked for. */
export const LEAST_OFFERS = 3
const ROWS_AT_ONCE = 1_000

interface Counted extends Selection {
  open_offers_count: number
  companies_count: number
  last_published_at: string | Date | null
}

/** Counts the open offers of each town, sector, occupation and pair of them, and keeps the pages that have enough. */
export async function countLandingPages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const changed_at = clock.now()
  await refreshReference(db, changed_at)
  const rows = onePerPath(
    (await countAll(db, changed_at)).map((row) => ({
      ...row,
      path: landingPath(row),
      changed_at,
      last_published_at: row.last_published_at === null ? null : new Date(row.last_published_at),
    })),
  )
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await keepPages(db, rows.slice(at, at + ROWS_AT_ONCE))
  const fresh = new Set(rows.map(({ path }) => path))
  const kept = await db.select({ path: landingPages.path }).from(landingPages)
  const gone = kept.filter(({ path }) => !fresh.has(path)).map(({ path }) => path)
  for (let at = 0; at < gone.length; at += ROWS_AT_ONCE)
    await db.delete(landingPages).where(inArray(landingPages.path, gone.slice(at, at + ROWS_AT_ONCE)))
}

/** A town or sector that was merged has the path of the other one, until its offers have moved there. */
function onePerPath<Page extends { path: string; open_offers_count: number }>(
  pages: readonly Page[],
): Page[] {
  const largest = new Map<string, Page>()
  for (const page of pages.toSorted((one, other) => one.open_offers_count - other.open_offers_count))
    largest.set(page.path, page)
  return [...largest.values()]
}

/** A row whose numbers are the same is not written, so that its date says when the page last changed. */
async function keepPages(database: Database, rows: (typeof landingPages.$inferInsert)[]) {
  const { open_offers_count, companies_count, last_published_at } = landingPages
  await database
    .insert(landingPages)
    .values(rows)
    .onConflictDoUpdate({
      target: landingPages.path,
      set: {
        open_offers_count: sql`excluded.open_offers_count`,
        companies_count: sql`excluded.companies_count`,
        last_published_at: sql`excluded.last_published_at`,
        changed_at: sql`excluded.changed_at`,
      },
      setWhere: sql`(${open_offers_count}, ${companies_count}, ${last_published_at})
        IS DISTINCT FROM (excluded.open_offers_count, excluded.companies_count, excluded.last_published_at)`,
    })
}

/** One scan of the search's table counts all of them. What is abroad has no town, and counts for the others. */
async function countAll(database: Database, now: Date): Promise<Counted[]> {
  const { occupation_code, activity_area_id, city_id, company_id, published_at } = offerSearch
  return selectRows<Counted>(
    database,
    sql`SELECT ${occupation_code}, ${activity_area_id}, ${city_id}, count(*)::int AS open_offers_count,
        count(DISTINCT ${company_id})::int AS companies_count, max(${published_at}) AS last_published_at
      FROM ${offerSearch} WHERE ${openInSearch(now)}
      GROUP BY GROUPING SETS ((${occupation_code}), (${activity_area_id}), (${city_id}),
        (${occupation_code}, ${activity_area_id}), (${occupation_code}, ${city_id}), (${activity_area_id}, ${city_id}))
      HAVING count(*) >= ${LEAST_OFFERS}
        AND (GROUPING(${occupation_code}) = 1 OR ${occupation_code} IS NOT NULL)
        AND (GROUPING(${city_id}) = 1 OR ${city_id} < ${ABROAD_ID})`,
  )
}
