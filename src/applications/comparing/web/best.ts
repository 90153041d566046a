interface Valued {
  id: number
  /** The value is null where it is not known. */
  value: number | null
}

/**
 * Finds whose value is the greatest; nobody's is where all known ones are alike, or where there is nothing to compare.
 */
export function bestOf(all: readonly Valued[]): Set<number> {
  const known = all.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]))
  const top = Math.max(...known.map(({ value }) => value))
  const best = known.filter(({ value }) => value === top)
  return new Set(best.length < known.length ? best.map(({ id }) => id) : [])
}
