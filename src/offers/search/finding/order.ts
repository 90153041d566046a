import { DAY } from '#src/shared/durations.ts'
import type { Sort } from '../shared/sorts.ts'
import { fitAt, idAt, type Matches, momentOf, publishedAt, salaryAt, toldAt, townAt } from './matches.ts'
import { worthOf } from './rank.ts'

/** How matches are sorted. */
export interface Order {
  sort: Sort
  /** Ids of towns, the nearest first. */
  towns: readonly number[]
  now: Date
}

/** What is compared, the largest first. */
type Key = (matches: Matches, row: number) => number

/** The ids of these places in the order, from 0. */
export function sortedIds(matches: Matches, order: Order, offset: number, limit: number): number[] {
  const [key, ...further] = keysOf(order)
  const values = new Float64Array(matches.count)
  for (let row = 0; row < matches.count; row += 1) values[row] = key(matches, row)
  const compare = (one: number, other: number): number => {
    const difference = (values[other] ?? 0) - (values[one] ?? 0)
    if (difference !== 0) return difference
    for (const next of further) {
      const apart = next(matches, other) - next(matches, one)
      if (apart !== 0) return apart
    }
    return 0
  }
  return firstRows(values, offset + limit)
    .sort(compare)
    .slice(offset, offset + limit)
    .map((row) => idAt(matches, row))
}

/** The rows with the largest values, in no order: so many, and those that are worth as much as the last of them. */
function firstRows(values: Float64Array, wanted: number): number[] {
  // Numbers are sorted many times faster than rows are compared.
  const least = wanted < values.length ? Float64Array.from(values).sort()[values.length - wanted] : undefined
  const rows: number[] = []
  for (let row = 0; row < values.length; row += 1)
    if (least === undefined || (values[row] ?? 0) >= least) rows.push(row)
  return rows
}

function keysOf({ sort, towns, now }: Order): [Key, ...Key[]] {
  const moment = momentOf(now)
  const rank: Key = (matches, row) => {
    const days = (moment - publishedAt(matches, row)) / (1000 * DAY)
    return fitAt(matches, row) + worthOf(days, salaryAt(matches, row) >= 0, toldAt(matches, row))
  }
  const newest: [Key, Key] = [publishedAt, idAt]
  if (sort === 'relevance') return [rank, ...newest]
  if (sort === 'salary') return [salaryAt, ...newest]
  if (sort === 'date') return newest
  const places = new Map(towns.map((id, place) => [id, -place]))
  return [(matches, row) => places.get(townAt(matches, row)) ?? -towns.length, rank, ...newest]
}
