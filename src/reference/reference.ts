import {
  ACTIVITY_AREAS,
  CONTRACTS,
  DEGREES,
  JOB_LEVELS,
  JOB_TYPES,
  type ReferenceItem,
} from './shared/lists.ts'
import { keepInStep, listEntries, type ReferenceEntry } from './shared/live.ts'
import { CITIES, REGIONS } from './shared/places.ts'

const byId = <Item extends { id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** Follows the changes of its list; the number of an entry that was merged gives the one that stands in its place. */
class LiveMap<Item extends ReferenceEntry> extends Map<number, Item> {
  #merged = new Map<number, number>()

  constructor(name: string, items: readonly Item[]) {
    super()
    keepInStep(() => {
      this.clear()
      for (const item of items) this.set(item.id, item)
      this.#merged = new Map(
        listEntries(name, items).flatMap(({ id, merged_into }) => (merged_into ? [[id, merged_into]] : [])),
      )
    })
  }

  override get(id: number): Item | undefined {
    return super.get(id) ?? super.get(this.#merged.get(id) ?? 0)
  }
}

/** Offers, companies and profiles refer to these lists by id; the database holds the same rows for its foreign keys. */
export const REFERENCE = {
  activity_areas: new LiveMap('activity_areas', ACTIVITY_AREAS),
  contracts: new LiveMap('contracts', CONTRACTS),
  job_types: new LiveMap('job_types', JOB_TYPES),
  degrees: new LiveMap('degrees', DEGREES),
  job_levels: new LiveMap('job_levels', JOB_LEVELS),
  regions: byId(REGIONS),
  cities: new LiveMap('cities', CITIES),
}

/** Returns `{ id, name }` of a list's entry, or null for no id. */
export function named(
  list: ReadonlyMap<number, ReferenceItem>,
  id: number | null,
): { id: number; name: string } | null {
  const item = id === null ? undefined : list.get(id)
  return item ? { id: item.id, name: item.name } : null
}
