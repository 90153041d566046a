import { after, DAY } from '#src/shared/durations.ts'

/** So many copies of the own data are made for a person within 24 hours. */
export const COPIES_A_DAY = 3

/**
 * From when on another copy can be asked for; null when it can be now.
 * @param requested when the person asked for copies, the latest first
 */
export function nextCopyAt(requested: readonly Date[], now: Date): Date | null {
  const third = requested[COPIES_A_DAY - 1]
  const again = third ? after(third, DAY) : null
  return again && again > now ? again : null
}
