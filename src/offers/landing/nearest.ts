import { inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { townsAround } from '#src/reference/distances.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { countSet, landingHref, landingPath, NOTHING, namesOf, type Selection } from './subjects.ts'
import { landingPages } from './tables.ts'

/**
 * Where a page with too few offers leads: the same in the nearest town that has enough, else the same without the town, or
 * the town, else the search of just that.
 */
export async function findNearest(database: Database, selection: Selection): Promise<string> {
  const paths = nearestFirst(selection).map(landingPath)
  const rows = paths.length
    ? await database
        .select({ path: landingPages.path })
        .from(landingPages)
        .where(inArray(landingPages.path, paths))
    : []
  const there = new Set(rows.map(({ path }) => path))
  const nearest = paths.find((path) => there.has(path))
  return nearest === undefined ? offersPath(selection) : landingHref(nearest)
}

function nearestFirst(selection: Selection): Selection[] {
  const { occupation_code, activity_area_id, city_id } = selection
  const town = REFERENCE.cities.get(city_id ?? 0)
  const around = town ? townsAround(town).filter(({ city }) => city !== town) : []
  const elsewhere = around.map(({ city }) => ({ ...selection, city_id: city.id }))
  if (countSet(selection) < 2) return elsewhere
  const alone: Selection[] = [
    { ...NOTHING, occupation_code },
    { ...NOTHING, activity_area_id },
    { ...NOTHING, city_id },
  ]
  return [...elsewhere, ...alone.filter((each) => countSet(each) === 1)]
}

/** The list of the offers of a page; an occupation is asked for by its name. */
export function offersPath(selection: Selection): string {
  const { activity_area_id, city_id } = selection
  const search = new URLSearchParams()
  const { occupation } = namesOf(selection)
  if (occupation !== null) search.set('keywords', occupation)
  if (activity_area_id !== null) search.set('activity_area', String(activity_area_id))
  if (city_id !== null) search.set('city', String(city_id))
  return `/offres?${search}`
}
