import { type DateLike, dayAt } from '#src/shared/dates.ts'

/** Whether what was promised for a day is late: « le 27 mars » holds to the end of the 27th at Antananarivo. */
export function isPromiseOver(due: DateLike, now: DateLike): boolean {
  return dayAt(due) < dayAt(now)
}

/** Days without an answer from which an application is late: when the recruiter's first reminder leaves. */
export const LATE_DAYS = 7

/** Days without any change after which an application in progress is closed. */
export const SILENCE_DAYS = 60
