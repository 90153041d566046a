interface Valued {
  id: number
  /** Null when it is not known. */
  value: number | null
}

/** Whose value is the greatest; nobody where all known ones are alike, or there is nothing to compare. */
export function bestOf(all: readonly Valued[]): Set<number> {
  const known = all.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]))
  const top = Math.max(...known.map(({ value }) => value))
  const best = known.filter(({ value }) => value === top)
  return new Set(best.length < known.length ? best.map(({ id }) => id) : [])
}
