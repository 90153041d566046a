import { type SQL, sql } from 'drizzle-orm'
import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import { offerSearch } from '../tables.ts'
import type { Facet } from './criteria.ts'
import type { FacetCount } from './facets.ts'

/** Where in eight bytes a facet's value stands, and how many bytes it takes; 0 is none. */
const PLACES: Record<Facet, { at: number; bytes: 1 | 2 }> = {
  company_size: { at: 1, bytes: 1 },
  activity_area: { at: 2, bytes: 1 },
  contract: { at: 3, bytes: 1 },
  job_level: { at: 4, bytes: 1 },
  job_type: { at: 5, bytes: 1 },
  city: { at: 6, bytes: 2 },
  degree: { at: 0, bytes: 1 },
}
const BYTES = 8

/**
 * All facets of a row as one number: to hand over a few thousand of these and count them here takes a fifth of what the
 * database takes to group the rows by each facet. Ids of lists stay below 128, those of towns below 65 536.
 */
export function packed(): SQL {
  const { degree_id, activity_area_id, contract_id, job_level_id, job_type_id, city_id, company_size } =
    offerSearch
  const size = sql`array_position(${`{${COMPANY_SIZES.join(',')}}`}::text[], ${company_size})`
  const values: Record<Facet, SQL> = {
    degree: sql`coalesce(${degree_id}, 0)`,
    activity_area: sql`${activity_area_id}`,
    contract: sql`${contract_id}`,
    job_level: sql`coalesce(${job_level_id}, 0)`,
    job_type: sql`coalesce(${job_type_id}, 0)`,
    city: sql`${city_id}`,
    company_size: sql`coalesce(${size}, 0)`,
  }
  const parts = (Object.keys(PLACES) as Facet[]).map((facet) => {
    const { at, bytes } = PLACES[facet]
    return sql`${values[facet]}::bigint << ${sql.raw(String(8 * (BYTES - at - bytes)))}`
  })
  return sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` | `,
  )})`
}

/** The numbers of these rows of `offer_search` as one text. */
export const joinPacked = (source: SQL): SQL =>
  sql`SELECT encode(string_agg(int8send(packed), ''::bytea), 'base64') FROM ${source}`

/** How often each value of these facets stands among the rows, and how many rows there are. */
export function countPacked(text: string | null, facets: readonly Facet[]): FacetCount[] {
  const bytes = Buffer.from(text ?? '', 'base64')
  const counts = facets.flatMap((facet) => countValues(bytes, facet))
  return [{ facet: null, value: null, count: bytes.length / BYTES }, ...counts]
}

function countValues(bytes: Buffer, facet: Facet): FacetCount[] {
  const place = PLACES[facet]
  const counts = new Map<number, number>()
  for (let row = 0; row < bytes.length; row += BYTES) {
    const value = bytes.readUIntBE(row + place.at, place.bytes)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ facet, value: nameOf(facet, value), count }))
}

function nameOf(facet: Facet, value: number): string | null {
  if (value === 0) return null
  return facet === 'company_size' ? (COMPANY_SIZES[value - 1] ?? null) : String(value)
}
