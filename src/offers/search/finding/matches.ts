import { type SQL, sql } from 'drizzle-orm'
import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import type { Facet } from './criteria.ts'
import type { FacetCount } from './facets.ts'

/**
 * Offers that a search found, as the bytes that the database hands over: to count and sort a few thousand of these here
 * takes a fifth of what grouping and sorting the rows takes there, and each row is read once.
 */
export interface Matches {
  bytes: Buffer
  count: number
}

/** Bytes of a match: those of `offer_packed` (its migration), then how well it fits. */
const MATCH = 28
const [PUBLISHED, ID, SALARY, FIT] = [8, 16, 20, 24]
/** In the byte of the degree: the offer has a deadline. */
const DEADLINE = 0x80
/** From PostgreSQL's first moment to that of dates here, in microseconds. */
const EPOCH = Date.UTC(2000, 0, 1) * 1000

/** Where a facet's value stands, and how many bytes it takes of which these bits; 0 is none. */
const FACET_PLACES: Record<Facet, { at: number; bytes: 1 | 2; mask: number }> = {
  degree: { at: 0, bytes: 1, mask: ~DEADLINE },
  company_size: { at: 1, bytes: 1, mask: 0xff },
  activity_area: { at: 2, bytes: 1, mask: 0xff },
  contract: { at: 3, bytes: 1, mask: 0xff },
  job_level: { at: 4, bytes: 1, mask: 0xff },
  job_type: { at: 5, bytes: 1, mask: 0xff },
  city: { at: 6, bytes: 2, mask: 0xffff },
}

/** A group of rows of `offer_search` as one text; null where it does not matter how well they fit. */
export const joinMatches = (fit: SQL | null): SQL =>
  sql`encode(string_agg(packed || float4send(${fit ?? sql`0`}::float4), ''::bytea), 'base64')`

/** @param text as `joinMatches` gives it, null for none */
export function readMatches(text: string | null): Matches {
  const bytes = Buffer.from(text ?? '', 'base64')
  return { bytes, count: bytes.length / MATCH }
}

export const idAt = ({ bytes }: Matches, row: number): number => bytes.readInt32BE(row * MATCH + ID)

export const fitAt = ({ bytes }: Matches, row: number): number => bytes.readFloatBE(row * MATCH + FIT)

export const townAt = ({ bytes }: Matches, row: number): number =>
  bytes.readUInt16BE(row * MATCH + FACET_PLACES.city.at)

/** The most that the offer shows; -1 where it shows none. */
export const salaryAt = ({ bytes }: Matches, row: number): number => bytes.readInt32BE(row * MATCH + SALARY)

/**
 * When it was published, in microseconds since PostgreSQL's first moment: no number of these needs more than 53 bits, but the
 * one that stands for none.
 */
export function publishedAt({ bytes }: Matches, row: number): number {
  const at = row * MATCH + PUBLISHED
  return bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4)
}

/** A moment as `publishedAt` tells it. */
export const momentOf = (date: Date): number => date.getTime() * 1000 - EPOCH

/** How many of its level, type, degree and deadline the offer tells. */
export function toldAt({ bytes }: Matches, row: number): number {
  const at = row * MATCH
  const said = bytes[at + FACET_PLACES.degree.at] ?? 0
  return (
    Number(bytes[at + FACET_PLACES.job_level.at] !== 0) +
    Number(bytes[at + FACET_PLACES.job_type.at] !== 0) +
    Number((said & ~DEADLINE) !== 0) +
    Number((said & DEADLINE) !== 0)
  )
}

/** When the earliest of the matches was published. */
export function earliest(matches: Matches): Date {
  const moments = Array.from({ length: matches.count }, (_, row) => publishedAt(matches, row))
  return new Date((Math.min(...moments) + EPOCH) / 1000)
}

/** The newest of the matches, so many at most. */
export function newestOf(matches: Matches, most: number): Matches {
  if (matches.count <= most) return matches
  const moments = Float64Array.from({ length: matches.count }, (_, row) => publishedAt(matches, row))
  const rows = [...moments.keys()].sort((one, other) => (moments[other] ?? 0) - (moments[one] ?? 0))
  return keepRows(matches, rows.slice(0, most))
}

export function publishedAfter(matches: Matches, date: Date): Matches {
  const moment = momentOf(date)
  const rows = Array.from({ length: matches.count }, (_, row) => row)
  return keepRows(
    matches,
    rows.filter((row) => publishedAt(matches, row) > moment),
  )
}

/**
 * The matches that have one of the values that are wanted of each facet; and how often each value of these facets stands among
 * those that have what is wanted of the others.
 */
export function filterMatches(
  matches: Matches,
  wanted: ReadonlyMap<Facet, readonly (number | string)[]>,
): { matches: Matches; alone: FacetCount[] } {
  const filters = [...wanted].map(([facet, values]) => ({
    facet,
    counts: new Map<number, number>(),
    codes: new Set(values.map((value) => codeOf(facet, value))),
  }))
  const rows: number[] = []
  for (let row = 0; row < matches.count; row += 1) {
    const failed = filters.filter(({ facet, codes }) => !codes.has(codeAt(matches.bytes, row * MATCH, facet)))
    if (failed.length === 0) rows.push(row)
    if (failed.length > 1) continue
    for (const { facet, counts } of failed.length === 0 ? filters : failed)
      addOne(counts, codeAt(matches.bytes, row * MATCH, facet))
  }
  return {
    matches: keepRows(matches, rows),
    alone: filters.flatMap(({ facet, counts }) => presentCounts(facet, counts)),
  }
}

function keepRows({ bytes }: Matches, rows: readonly number[]): Matches {
  const kept = rows.map((row) => bytes.subarray(row * MATCH, (row + 1) * MATCH))
  return { bytes: Buffer.concat(kept), count: rows.length }
}

/** How often each value of these facets stands among the matches, and how many matches there are. */
export function countMatches({ bytes, count }: Matches, facets: readonly Facet[]): FacetCount[] {
  const countsOf = (facet: Facet) => {
    const counts = new Map<number, number>()
    for (let row = 0; row < count; row += 1) addOne(counts, codeAt(bytes, row * MATCH, facet))
    return presentCounts(facet, counts)
  }
  return [{ facet: null, value: null, count }, ...facets.flatMap(countsOf)]
}

const addOne = (counts: Map<number, number>, code: number) => counts.set(code, (counts.get(code) ?? 0) + 1)

function presentCounts(facet: Facet, counts: ReadonlyMap<number, number>): FacetCount[] {
  return [...counts].map(([code, count]) => ({ facet, value: nameOf(facet, code), count }))
}

function codeAt(bytes: Buffer, row: number, facet: Facet): number {
  const { at, bytes: size, mask } = FACET_PLACES[facet]
  return (size === 1 ? (bytes[row + at] ?? 0) : bytes.readUInt16BE(row + at)) & mask
}

/** 0 for what no offer has. */
function codeOf(facet: Facet, value: number | string): number {
  if (facet !== 'company_size') return Number(value)
  return (COMPANY_SIZES as readonly string[]).indexOf(String(value)) + 1
}

function nameOf(facet: Facet, code: number): string | null {
  if (code === 0) return null
  return facet === 'company_size' ? (COMPANY_SIZES[code - 1] ?? null) : String(code)
}
