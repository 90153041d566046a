import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { activityAreas, cities, contracts, degrees, jobLevels, jobTypes, regions } from './tables.ts'

export interface ListItem {
  id: number
  slug: string
  name: string
}

export interface City extends ListItem {
  region_id: number
  aliases: string[]
  population: number
}

/** The lists that offers, companies and profiles refer to; read once, they change with the program. */
export interface Reference {
  activity_areas: Map<number, ListItem>
  contracts: Map<number, ListItem>
  job_types: Map<number, ListItem>
  degrees: Map<number, ListItem>
  job_levels: Map<number, ListItem>
  regions: Map<number, ListItem>
  cities: Map<number, City>
}

const byId = <Item extends { id: number }>(items: Item[]) => new Map(items.map((item) => [item.id, item]))

export async function loadReference(database: Database): Promise<Reference> {
  return {
    activity_areas: byId(await database.select().from(activityAreas).orderBy(activityAreas.id)),
    contracts: byId(await database.select().from(contracts).orderBy(contracts.id)),
    job_types: byId(await database.select().from(jobTypes).orderBy(jobTypes.id)),
    degrees: byId(await database.select().from(degrees).orderBy(degrees.id)),
    job_levels: byId(await database.select().from(jobLevels).orderBy(jobLevels.id)),
    regions: byId(await database.select().from(regions).orderBy(regions.id)),
    cities: byId(await database.select().from(cities).orderBy(cities.id)),
  }
}

/** `{ id, name }` of a list's entry, null for none. */
export function named(list: Map<number, ListItem>, id: number | null): { id: number; name: string } | null {
  const item = id === null ? undefined : list.get(id)
  return item ? { id: item.id, name: item.name } : null
}

/** True once the reference lists are in the database. */
export async function hasReference(database: Database): Promise<boolean> {
  const [row] = await selectRows<{ filled: boolean }>(database, sql`SELECT EXISTS (SELECT 1 FROM ${cities}) AS filled`)
  return row?.filled === true
}
