import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { withNeighbours } from '#src/occupations/neighbourhood.ts'
import type { Database } from '#src/platform/database.ts'
import { townsAround } from '#src/reference/distances.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import type { LandingLink } from './contract.ts'
import { landingHref, namesOf, type Selection } from './subjects.ts'
import { landingPages } from './tables.ts'

type Column = keyof Selection
type Row = typeof landingPages.$inferSelect

/** Whether each filter of a page is any, none, or this value. */
type Wanted = Record<Column, 'any' | string | number | null | (string | number)[]>

/** The pages whose filters are as wanted, those with the most offers first. */
export async function listPages(database: Database, wanted: Wanted, limit: number): Promise<Row[]> {
  return database
    .select()
    .from(landingPages)
    .where(and(...Object.entries(wanted).map(([name, value]) => conditionOn(name as Column, value))))
    .orderBy(desc(landingPages.open_offers_count), landingPages.path)
    .limit(limit)
}

function conditionOn(name: Column, value: Wanted[Column]): SQL {
  const column = landingPages[name]
  if (value === 'any') return isNotNull(column)
  if (value === null) return isNull(column)
  return Array.isArray(value) ? inArray(column, value as never[]) : eq(column, value as never)
}

/** The page with exactly these filters; null where there is none. */
export async function findPage(database: Database, path: string): Promise<Row | null> {
  const [row] = await database.select().from(landingPages).where(eq(landingPages.path, path))
  return row ?? null
}

/** A link that is called by one of the page's filters. */
export function linkTo(row: Row, by: keyof ReturnType<typeof namesOf>): LandingLink {
  return { name: namesOf(row)[by] ?? '', path: landingHref(row.path), count: row.open_offers_count }
}

const SECTORS = 8
const OCCUPATIONS = 10
const NEAR = 6

/** The sectors of a town, or the towns of a sector or an occupation; a pair has neither. */
export async function listBreakdown(database: Database, selection: Selection) {
  const { city_id, activity_area_id, occupation_code } = selection
  if (city_id !== null && activity_area_id === null && occupation_code === null) {
    const rows = await listPages(database, { ...selection, activity_area_id: 'any' }, SECTORS)
    return { by: 'activity_area' as const, rows }
  }
  if (city_id !== null || (activity_area_id !== null && occupation_code !== null)) return null
  return { by: 'city' as const, rows: await listPages(database, { ...selection, city_id: 'any' }, SECTORS) }
}

/** The occupations that are looked for in a town or in a sector. */
export async function listOccupations(database: Database, selection: Selection): Promise<LandingLink[]> {
  if (selection.occupation_code !== null) return []
  const { city_id, activity_area_id } = selection
  const within = city_id === null ? { city_id, activity_area_id } : { city_id, activity_area_id: null }
  const rows = await listPages(database, { ...within, occupation_code: 'any' }, OCCUPATIONS)
  return rows.map((row) => linkTo(row, 'occupation'))
}

/** The same in the towns around, nearest first; without a town, in the neighbouring occupations. */
export async function listNear(database: Database, selection: Selection) {
  const town = REFERENCE.cities.get(selection.city_id ?? 0)
  if (town) {
    const around = townsAround(town).filter(({ city }) => city !== town)
    const ids = around.map(({ city }) => city.id)
    const rows = await listPages(database, { ...selection, city_id: ids }, ids.length)
    return around
      .flatMap(({ city, km }) => {
        const row = rows.find((each) => each.city_id === city.id)
        return row ? [{ ...linkTo(row, 'city'), km: km as number | null }] : []
      })
      .slice(0, NEAR)
  }
  const { occupation_code } = selection
  const codes = withNeighbours(occupation_code).filter((code) => code !== occupation_code)
  if (codes.length === 0) return []
  const rows = await listPages(database, { ...selection, occupation_code: codes }, NEAR)
  return rows.map((row) => ({ ...linkTo(row, 'occupation'), km: null }))
}
