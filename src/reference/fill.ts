import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#src/platform/database.ts'
import { ABROAD_NAME, ABROAD_REGION_ID } from './shared/abroad.ts'
import { ABROAD_PLACES } from './shared/abroad-places.ts'
import { ACTIVITY_AREAS, CONTRACTS, DEGREES, JOB_LEVELS, JOB_TYPES } from './shared/lists.ts'
import { CITIES, type City, REGIONS } from './shared/places.ts'
import { activityAreas, cities, contracts, degrees, jobLevels, jobTypes, regions } from './tables.ts'

/** Brings the reference lists in the database up to those of this program; ids never change. */
export async function fillReference(database: Database) {
  const lists: [PgTable, readonly { id: number; slug: string; name: string }[]][] = [
    [activityAreas, ACTIVITY_AREAS],
    [contracts, CONTRACTS],
    [jobTypes, JOB_TYPES],
    [degrees, DEGREES],
    [jobLevels, JOB_LEVELS],
    [regions, [...REGIONS, { id: ABROAD_REGION_ID, slug: 'etranger', name: ABROAD_NAME }]],
  ]
  await database.transaction(async (tx) => {
    for (const [table, items] of lists) await upsertNamed(tx, table, items)
    await upsertCities(tx, CITIES)
    await upsertCities(tx, ABROAD_PLACES.map(asCity))
  })
}

async function upsertNamed(
  database: Database,
  table: PgTable,
  items: readonly { id: number; slug: string; name: string }[],
) {
  const rows = sql.join(
    items.map((item) => sql`(${item.id}::int, ${item.slug}, ${item.name})`),
    sql`, `,
  )
  await database.execute(
    sql`INSERT INTO ${table} (id, slug, name) VALUES ${rows} ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name`,
  )
}

/** Offers refer to the places abroad as they do to towns; nothing else lists them, and they have no position. */
function asCity({ id, name, code }: (typeof ABROAD_PLACES)[number]): City {
  const slug = code === null ? 'etranger' : `pays-${code.toLowerCase()}`
  return { id, region_id: ABROAD_REGION_ID, slug, name, aliases: [], lat: 0, lon: 0, population: 0 }
}

async function upsertCities(database: Database, list: readonly City[]) {
  await database
    .insert(cities)
    .values(list.map((city) => ({ ...city, aliases: [...city.aliases] })))
    .onConflictDoUpdate({
      target: cities.id,
      set: {
        region_id: sql`excluded.region_id`,
        slug: sql`excluded.slug`,
        name: sql`excluded.name`,
        aliases: sql`excluded.aliases`,
        population: sql`excluded.population`,
      },
    })
}
