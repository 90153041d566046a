import type { Database } from '#src/platform/database.ts'
import { linkTo, listPages } from './links.ts'
import { NOTHING } from './subjects.ts'

const CITIES = 120
const SECTORS = 30
const OCCUPATIONS = 120

/** The pages of one town, sector or occupation, those with the most offers first. */
export async function listIndex(database: Database) {
  const cities = await listPages(database, { ...NOTHING, city_id: 'any' }, CITIES)
  const areas = await listPages(database, { ...NOTHING, activity_area_id: 'any' }, SECTORS)
  const occupations = await listPages(database, { ...NOTHING, occupation_code: 'any' }, OCCUPATIONS)
  return {
    cities: cities.map((row) => linkTo(row, 'city')),
    activity_areas: areas.map((row) => linkTo(row, 'activity_area')),
    occupations: occupations.map((row) => linkTo(row, 'occupation')),
  }
}
