import { inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { INDEX_PATH } from './page.ts'
import { landingHref, landingPath, NOTHING, namesOf, type Selection } from './subjects.ts'
import { landingPages } from './tables.ts'

interface Placed {
  occupation_code: string | null
  activity_area_id: number
  city_id: number
  is_abroad: boolean
}

/**
 * The pages that lead to an offer: « Emplois / Comptabilité / Toamasina ». Where its occupation is unknown or has too few
 * offers, its sector takes its place.
 */
export async function listCrumbs(
  database: Database,
  offer: Placed,
): Promise<{ name: string; path: string }[]> {
  const { occupation_code, activity_area_id } = offer
  const city_id = offer.is_abroad ? null : offer.city_id
  const ways: Selection[][] = [
    [
      { ...NOTHING, occupation_code },
      { ...NOTHING, occupation_code, city_id },
    ],
    [
      { ...NOTHING, activity_area_id },
      { ...NOTHING, activity_area_id, city_id },
    ],
    [{ ...NOTHING, city_id }],
  ]
  const paths = [...new Set(ways.flat().map(landingPath))].filter(Boolean)
  const rows = await database
    .select({ path: landingPages.path })
    .from(landingPages)
    .where(inArray(landingPages.path, paths))
  const there = new Set(rows.map(({ path }) => path))
  const steps = ways
    .map((way) =>
      [...new Map(way.map((each) => [landingPath(each), each]))].filter(([path]) => there.has(path)),
    )
    .find((way) => way.length > 0)
  return [
    { name: 'Emplois', path: INDEX_PATH },
    ...(steps ?? []).map(([path, each], at) => {
      const { occupation, activity_area, city } = namesOf(each)
      return { name: (at > 0 ? city : (occupation ?? activity_area ?? city)) ?? '', path: landingHref(path) }
    }),
  ]
}
