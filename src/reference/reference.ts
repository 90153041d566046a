import {
  ACTIVITY_AREAS,
  CONTRACTS,
  DEGREES,
  JOB_LEVELS,
  JOB_TYPES,
  type ReferenceItem,
} from './shared/lists.ts'
import { CITIES, REGIONS } from './shared/places.ts'

const byId = <Item extends { id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** Offers, companies and profiles refer to these lists by id; the database holds the same rows for its foreign keys. */
export const REFERENCE = {
  activity_areas: byId(ACTIVITY_AREAS),
  contracts: byId(CONTRACTS),
  job_types: byId(JOB_TYPES),
  degrees: byId(DEGREES),
  job_levels: byId(JOB_LEVELS),
  regions: byId(REGIONS),
  cities: byId(CITIES),
}

/** Returns `{ id, name }` of a list's entry, or null for no id. */
export function named(
  list: ReadonlyMap<number, ReferenceItem>,
  id: number | null,
): { id: number; name: string } | null {
  const item = id === null ? undefined : list.get(id)
  return item ? { id: item.id, name: item.name } : null
}
