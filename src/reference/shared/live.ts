/**
 * The lists of reference as they are now: those that come with the program, with what the administration changed since. A
 * process fills them again in place when a change begins to count; a page brings the changes in its document.
 */
export interface ReferenceEntry {
  readonly id: number
  /** No longer offered, but still named where it was chosen. */
  readonly withdrawn?: boolean
  /** The entry that stands in its place; an entry with one is in no list. */
  readonly merged_into?: number | null
  /** Its place in the list, counted from one, where the administration gave it one. */
  readonly position?: number
}

/** The entries that differ from those of the program, whole, by the name of their list. */
export type ReferenceChanges = Readonly<Record<string, readonly ReferenceEntry[]>>

/** The element of a page that holds the changes, as JSON. */
export const CHANGES_ELEMENT = 'reference-changes'

const NONE: ReferenceChanges = {}
let changes = readServed()
let version = 0
const refills: (() => void)[] = []
const firsts = new Map<string, readonly ReferenceEntry[]>()

/** The entries that come with the program. */
export const firstEntries = (name: string): readonly ReferenceEntry[] => firsts.get(name) ?? []

/** What counts now beside the lists of the program. */
export const currentChanges = (): ReferenceChanges => changes

/** Fills every list again; the same changes as before cost nothing. */
export function applyChanges(next: ReferenceChanges): void {
  if (next === changes) return
  changes = next
  version += 1
  for (const refill of refills) refill()
}

/** Runs `refill` now and after each change. */
export function keepInStep(refill: () => void): void {
  refills.push(refill)
  refill()
}

/** A list of the program under its name; the array stays the same, and what it holds follows the changes. */
export function liveList<Entry extends ReferenceEntry>(
  name: string,
  seeds: readonly Entry[],
): readonly Entry[] {
  const live: Entry[] = []
  firsts.set(name, seeds)
  keepInStep(() => {
    live.splice(0, live.length, ...listEntries(name, seeds).filter(({ merged_into }) => !merged_into))
  })
  return live
}

/** The entries of the program with the changes, those that were merged into others among them. */
export function listEntries<Entry extends ReferenceEntry>(
  name: string,
  seeds: readonly Entry[],
): readonly Entry[] {
  const changed = new Map((changes[name] as readonly Entry[] | undefined)?.map((entry) => [entry.id, entry]))
  const own = seeds.map((seed) => changed.get(seed.id) ?? seed)
  const ids = new Set(seeds.map(({ id }) => id))
  return inPlaces([...own, ...[...changed.values()].filter(({ id }) => !ids.has(id))])
}

/** Puts the entries that have a place at it, the others around them as they come. */
export function inPlaces<Entry extends ReferenceEntry>(entries: readonly Entry[]): Entry[] {
  const ordered = entries.filter(({ position }) => !position)
  const placed = entries.filter(({ position }) => position)
  for (const entry of placed.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0)))
    ordered.splice((entry.position ?? 1) - 1, 0, entry)
  return ordered
}

/** What is made of the lists, made again after a change of them. */
export function perVersion<Made>(make: () => Made): () => Made {
  let at = -1
  let made: Made
  return () => {
    if (at !== version) {
      made = make()
      at = version
    }
    return made
  }
}

function readServed(): ReferenceChanges {
  if (typeof document === 'undefined') return NONE
  const text = document.getElementById(CHANGES_ELEMENT)?.textContent
  return text ? (JSON.parse(text) as ReferenceChanges) : NONE
}
