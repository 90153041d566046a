import type { Database } from '#src/platform/database.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { findPage } from './links.ts'
import { landingHref, landingPath, NOTHING, namesOf } from './subjects.ts'

interface Searched {
  keywords: string | null
  applied: readonly unknown[]
  city: readonly number[]
  activity_area: readonly number[]
  around: object | null
}

/** The landing page of a search that asks for one town, one sector or both, and for nothing else. */
export async function findLandingOf(database: Database, criteria: Searched) {
  const { keywords, applied, city, activity_area, around } = criteria
  const count = city.length + activity_area.length
  const isMore = city.length > 1 || activity_area.length > 1 || applied.length !== count
  const isAbroad = city.some((id) => !REFERENCE.cities.has(id))
  if (keywords || around || count === 0 || isMore || isAbroad) return null
  const selection = { ...NOTHING, city_id: city[0] ?? null, activity_area_id: activity_area[0] ?? null }
  const page = await findPage(database, landingPath(selection))
  const names = namesOf(selection)
  return (
    page && {
      path: landingHref(page.path),
      name: [names.activity_area, names.city].filter(Boolean).join(' à '),
    }
  )
}
