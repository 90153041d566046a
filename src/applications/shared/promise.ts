import { type DateLike, dayAt } from '#src/shared/dates.ts'

/** A promise is over after its day: « le 27 mars » holds to the end of the 27th at Antananarivo. */
export function isPromiseOver(due: DateLike, now: DateLike): boolean {
  return dayAt(due) < dayAt(now)
}

/** An application is late after so many days without an answer, when the recruiter's first reminder leaves. */
export const LATE_DAYS = 7

/** An application in progress is closed after so many days without any change. */
export const SILENCE_DAYS = 60
