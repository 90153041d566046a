import { type DateLike, dayAt } from '#src/shared/dates.ts'

/** A promise is over after its day: « le 27 mars » holds to the end of the 27th at Antananarivo. */
export function isPromiseOver(due: DateLike, now: DateLike): boolean {
  return dayAt(due) < dayAt(now)
}
