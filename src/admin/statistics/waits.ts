/** How many waits there were of each length, by the key of `dailyCounts`. */
export type Buckets = ReadonlyMap<number, number>

/** The shortest wait of a bucket in minutes; the bucket after begins where it ends. */
const beginningOf = (bucket: number) => (bucket === 0 ? 0 : 2 ** (bucket / 4))

/** The minutes within which this share of the waits ended, to within a tenth; null without any. */
export function waitedBy(buckets: Buckets, share: number): number | null {
  const total = [...buckets.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let left = share * total
  for (const [bucket, count] of [...buckets].toSorted(([one], [other]) => one - other)) {
    if (left <= count) {
      const [begins, ends] = [beginningOf(bucket), beginningOf(bucket + 1)]
      return Math.round(begins + ((ends - begins) * left) / count)
    }
    left -= count
  }
  return null
}
