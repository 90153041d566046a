import { type SQL, sql } from 'drizzle-orm'
import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import type { Facet } from './criteria.ts'
import type { FacetCount } from './facets.ts'
import type { Sort } from './shared/sorts.ts'

/**
 * Offers that a search found, as the bytes that the database hands over: to count and sort a few thousand of these here
 * takes a fifth of what grouping and sorting the rows takes there, and each row is read once.
 */
export interface Matches {
  bytes: Buffer
  count: number
}

/** What an order compares besides the bytes. */
export interface Order {
  sort: Sort
  /** Ids of towns, the nearest first. */
  towns: readonly number[]
}

/** Bytes of a match: those of `offer_packed` (its migration), then how well it fits. */
const MATCH = 28
const [PUBLISHED, ID, SALARY, RANK] = [8, 16, 20, 24]

/** Where a facet's value stands, and how many bytes it takes; 0 is none. */
const FACET_PLACES: Record<Facet, { at: number; bytes: 1 | 2 }> = {
  degree: { at: 0, bytes: 1 },
  company_size: { at: 1, bytes: 1 },
  activity_area: { at: 2, bytes: 1 },
  contract: { at: 3, bytes: 1 },
  job_level: { at: 4, bytes: 1 },
  job_type: { at: 5, bytes: 1 },
  city: { at: 6, bytes: 2 },
}

/** Everything of rows of `offer_search` that a search reads, and `match`; a row from before is packed as it is read. */
export const MATCH_COLUMNS = sql.raw('*, coalesce(packed, offer_packed(offer_search)) AS match')

/** A group of rows that have these columns as one text. */
export const joinMatches = (rank: SQL): SQL =>
  sql`encode(string_agg(match || float4send((${rank})::float4), ''::bytea), 'base64')`

/** @param text as `joinMatches` gives it, null for none */
export function readMatches(text: string | null): Matches {
  const bytes = Buffer.from(text ?? '', 'base64')
  return { bytes, count: bytes.length / MATCH }
}

/** The ids of these places in the order, from 0. */
export function sortedIds({ bytes, count }: Matches, order: Order, offset: number, limit: number): number[] {
  const keys = orderKeys(bytes, count, order)
  const compare = (one: number, other: number) => {
    for (const values of keys) {
      const difference = (values[other] ?? 0) - (values[one] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
  const rows = Array.from({ length: count }, (_, row) => row).sort(compare)
  return rows.slice(offset, offset + limit).map((row) => bytes.readInt32BE(row * MATCH + ID))
}

/** What is compared in turn, the largest first. */
function orderKeys(bytes: Buffer, count: number, { sort, towns }: Order): Float64Array[] {
  const read = (value: (at: number) => number) => {
    const values = new Float64Array(count)
    for (let row = 0; row < count; row += 1) values[row] = value(row * MATCH)
    return values
  }
  const rank = () => read((at) => bytes.readFloatBE(at + RANK))
  const newest = [
    // Microseconds, in two halves: no number of these needs more than 53 bits, but the one that stands for none.
    read((at) => bytes.readInt32BE(at + PUBLISHED) * 2 ** 32 + bytes.readUInt32BE(at + PUBLISHED + 4)),
    read((at) => bytes.readInt32BE(at + ID)),
  ]
  if (sort === 'relevance') return [rank(), ...newest]
  if (sort === 'salary') return [read((at) => bytes.readInt32BE(at + SALARY)), ...newest]
  if (sort === 'date') return newest
  const places = new Map(towns.map((id, place) => [id, -place]))
  const { at: town } = FACET_PLACES.city
  return [read((at) => places.get(bytes.readUInt16BE(at + town)) ?? -towns.length), rank(), ...newest]
}

/** How often each value of these facets stands among the matches, and how many matches there are. */
export function countMatches({ bytes, count }: Matches, facets: readonly Facet[]): FacetCount[] {
  return [{ facet: null, value: null, count }, ...facets.flatMap((facet) => countValues(bytes, facet))]
}

function countValues(bytes: Buffer, facet: Facet): FacetCount[] {
  const place = FACET_PLACES[facet]
  const counts = new Map<number, number>()
  for (let at = 0; at < bytes.length; at += MATCH) {
    const value = bytes.readUIntBE(at + place.at, place.bytes)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ facet, value: nameOf(facet, value), count }))
}

function nameOf(facet: Facet, value: number): string | null {
  if (value === 0) return null
  return facet === 'company_size' ? (COMPANY_SIZES[value - 1] ?? null) : String(value)
}
