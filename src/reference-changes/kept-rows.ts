import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import type { ChangedList, EntryValue } from './shared/lists.ts'

/** The lists to whose rows other tables refer, by the names of both. */
const KEPT_LISTS = [
  'activity_areas',
  'contracts',
  'job_types',
  'job_levels',
  'degrees',
  'cities',
] as const satisfies readonly ChangedList[]
export type KeptList = (typeof KEPT_LISTS)[number]

export const isKept = (list: ChangedList): list is KeptList => KEPT_LISTS.some((kept) => kept === list)

/** Columns that hold several numbers of a list, to which the database has no foreign key. */
const SEVERAL: Partial<Record<KeptList, readonly { table: string; column: string }[]>> = {
  contracts: [{ table: 'applicant_profiles', column: 'contract_ids' }],
  cities: [{ table: 'applicant_profiles', column: 'mobility_city_ids' }],
}

/**
 * Adds the row of a new entry, so that others can refer to it from the moment on at which it counts.
 * @throws HttpError 422 on `name` when a page of another one has its address
 */
export async function keepRow(database: Database, list: ChangedList, id: number, value: EntryValue) {
  if (!isKept(list)) return
  const { name, slug, region_id, aliases = [], lat, lon, population = 0 } = value
  const own: SQL =
    list === 'cities'
      ? sql`(id, slug, name, region_id, aliases, lat, lon, population) VALUES (${id}, ${slug}, ${name}, ${region_id},
          ARRAY(SELECT json_array_elements_text(${JSON.stringify(aliases)}::json)), ${lat}, ${lon}, ${population})`
      : sql`(id, slug, name) VALUES (${id}, ${slug}, ${name})`
  const [taken] = await selectRows(
    database,
    sql`SELECT 1 FROM activity_areas WHERE slug = ${slug} UNION ALL SELECT 1 FROM cities WHERE slug = ${slug}`,
  )
  if (taken) throw invalid({ name: ['Une autre page du site a déjà cette adresse\u00A0: changez le nom.'] })
  await database.execute(sql`INSERT INTO ${sql.identifier(list)} ${own}`)
}

/** A column that refers to a list, and the key of its table. */
export interface Referring {
  table: string
  column: string
  key: string
  isArray: boolean
}

/** Finds every column that refers to a list, by the foreign keys of the database itself, so that none is forgotten. */
export async function listReferring(database: Database, list: KeptList): Promise<Referring[]> {
  const single = await selectRows<{ table: string; column: string }>(
    database,
    sql`SELECT t.relname AS table, a.attname AS column FROM pg_constraint c
      JOIN pg_class t ON t.oid = c.conrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = ${list}::regclass ORDER BY 1, 2`,
  )
  const columns = [
    ...single.map((each) => ({ ...each, isArray: false })),
    ...(SEVERAL[list] ?? []).map((each) => ({ ...each, isArray: true })),
  ]
  const keys = await selectRows<{ table: string; key: string }>(
    database,
    sql`SELECT t.relname AS table, a.attname AS key FROM pg_index i
      JOIN pg_class t ON t.oid = i.indrelid
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
      WHERE i.indisprimary AND i.indnatts = 1 AND t.relnamespace = current_schema()::regnamespace`,
  )
  return columns.flatMap((each) => {
    const key = keys.find(({ table }) => table === each.table)?.key
    return key ? [{ ...each, key }] : []
  })
}
