import { type SQL, sql } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { openInSearch } from '#src/offers/open.ts'
import { offerSearch } from '#src/offers/tables.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { isKept } from '#src/reference-changes/kept-rows.ts'
import type { ChangedList } from '#src/reference-changes/shared/lists.ts'

/** The column of each list in offers, profiles and companies, which call them alike. */
const COLUMNS = {
  activity_areas: { offers: 'activity_area_id', profiles: 'activity_area_id', companies: 'activity_area_id' },
  cities: { offers: 'city_id', profiles: 'city_id', companies: 'city_id' },
  contracts: { offers: 'contract_id', profiles: null, companies: null },
  job_types: { offers: 'job_type_id', profiles: null, companies: null },
  job_levels: { offers: 'job_level_id', profiles: 'job_level_id', companies: null },
  degrees: { offers: 'degree_id', profiles: 'degree_id', companies: null },
} as const

type Counts = ReadonlyMap<number, number>

export interface Usage {
  offers: Counts | null
  profiles: Counts | null
}

/** Counts the open offers and the profiles of every entry of a list. */
export async function countUsage(database: Database, list: ChangedList, now: Date): Promise<Usage> {
  if (!isKept(list)) return { offers: null, profiles: null }
  const columns = COLUMNS[list]
  const count = (table: SQL, column: string, which: SQL) =>
    selectRows<{ id: number; count: number }>(
      database,
      sql`SELECT ${sql.identifier(column)} AS id, count(*)::int AS count FROM ${table} WHERE ${which} GROUP BY 1`,
    )
  const offers = await count(sql`${offerSearch}`, columns.offers, openInSearch(now))
  const profiles = columns.profiles && (await count(sql`${applicantProfiles}`, columns.profiles, sql`true`))
  const toMap = (rows: { id: number; count: number }[]) => new Map(rows.map(({ id, count }) => [id, count]))
  return { offers: toMap(offers), profiles: profiles && toMap(profiles) }
}

/** Counts what refers to one entry: open offers, profiles and companies. */
export async function countReferring(database: Database, list: ChangedList, id: number, now: Date) {
  if (!isKept(list)) return []
  const columns = COLUMNS[list]
  const { offers, profiles } = columns
  const is = (column: string) => sql`${sql.identifier(column)} = ${id}`
  const found = [
    { label: 'Offres en ligne', table: offerSearch, which: sql`${is(offers)} AND ${openInSearch(now)}` },
    ...(profiles ? [{ label: 'Profils', table: applicantProfiles, which: is(profiles) }] : []),
    ...(columns.companies ? [{ label: 'Sociétés', table: companies, which: is(columns.companies) }] : []),
  ]
  const counted = []
  for (const { label, table, which } of found)
    counted.push({ label, count: await database.$count(table, which) })
  return counted
}
