/** One thing that a profile should say: its words, and whether it is there. */
export type ProfilePoint = readonly [words: string, present: unknown]

/** Whole percent of the points that are there, and both lists in words; every point weighs the same. */
export function completenessOf(points: readonly ProfilePoint[]) {
  const filled = ([, present]: ProfilePoint) =>
    Array.isArray(present) || typeof present === 'string' ? present.length > 0 : Boolean(present)
  const done = points.filter(filled).map(([words]) => words)
  const missing = points.filter((point) => !filled(point)).map(([words]) => words)
  return { percent: points.length ? Math.round((100 * done.length) / points.length) : 100, missing, done }
}
