import { inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { companies } from './tables.ts'

/** The drawn logos of these companies, by id, for people who deal with them whatever the companies' state. */
export async function listLogos(database: Database, ids: number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: companies.id, logo_svg: companies.logo_svg })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.logo_svg]))
}

/** What an application keeps of the company that it was sent to. */
export async function findCompanyName(database: Database, id: number) {
  const [row] = await database
    .select({ id: companies.id, name: companies.name, slug: companies.slug, status: companies.status })
    .from(companies)
    .where(inArray(companies.id, [id]))
  return row ?? null
}
