import { SECOND } from '#src/shared/durations.ts'

/**
 * The end of the second of a moment, by which versions are read. One that was planned anew for the same day begins a
 * millisecond after the one that it takes the place of; within a second the last one counts, so that the one before never
 * counts at all.
 */
export function endOfSecond(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / SECOND) * SECOND + SECOND)
}
