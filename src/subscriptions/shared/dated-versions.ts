/** What became of a version: one of a day that has a later one is replaced, and one that changes nothing withdrawn. */
export type VersionState = 'planned' | 'in_force' | 'past' | 'replaced' | 'withdrawn'

interface DatedVersion {
  /** The day in Antananarivo from which it counts, `2027-01-01`. */
  effective_on: string
}

/** The version of a series that counts on a day: the last one of the last day up to it. The series stands in the order of its moments. */
export function lastUntil<Row extends DatedVersion>(series: readonly Row[], day: string): Row | undefined {
  return series.findLast((version) => version.effective_on <= day)
}

/** The version of a series that counts until the day before. */
export function lastBefore<Row extends DatedVersion>(series: readonly Row[], day: string): Row | undefined {
  return series.findLast((version) => version.effective_on < day)
}

/**
 * Says what became of a version of a series.
 * @param isSame whether two versions say the same
 */
export function stateInSeries<Row extends DatedVersion>(
  series: readonly Row[],
  version: Row,
  today: string,
  isSame: (one: Row, other: Row) => boolean,
): VersionState {
  const { effective_on } = version
  if (lastUntil(series, effective_on) !== version) return 'replaced'
  const before = lastBefore(series, effective_on)
  if (before && isSame(before, version)) return 'withdrawn'
  if (effective_on > today) return 'planned'
  return lastUntil(series, today) === version ? 'in_force' : 'past'
}
