import { conflict, invalid } from '#src/platform/errors.ts'
import { dayAt, daysBetween, startOfDay } from '#src/shared/dates.ts'
import { after } from '#src/shared/durations.ts'

const MOST_DAYS_AHEAD = 731
/** The revisions of a day follow one another by a millisecond within its first second. */
const MOST_REVISIONS = 1000

const TOO_SOON = 'Un changement prend effet demain au plus tôt.'
const TOO_LATE = 'Un changement se prévoit deux ans à l’avance au plus.'
const TOO_OFTEN = 'Ce jour a été corrigé trop souvent\u00A0: choisissez-en un autre.'

export const NOT_PLANNED =
  'Ce changement n’est plus prévu\u00A0: il a pris effet, ou il a été remplacé ou annulé.'

/** @throws HttpError 422 on the field for a day from which nothing can be planned */
export function requireAhead(now: Date, effective_on: string) {
  const days = daysBetween(now, effective_on)
  if (days < 1) throw invalid({ effective_on: [TOO_SOON] })
  if (days > MOST_DAYS_AHEAD) throw invalid({ effective_on: [TOO_LATE] })
}

/**
 * The moment from which one more version of a day counts: that of the day, or a little later than the versions that it takes
 * the place of. @throws HttpError 409 for a day that has too many of them
 */
export function revisionMoment(series: readonly { effective_on: string }[], effective_on: string): Date {
  const revisions = series.filter((version) => version.effective_on === effective_on).length
  if (revisions >= MOST_REVISIONS) throw conflict(TOO_OFTEN)
  return after(startOfDay(effective_on), revisions)
}

export const lastId = (versions: readonly { id: number }[]) => Math.max(...versions.map(({ id }) => id))

/** Rows of versions with the day in Antananarivo from which each counts. */
export const withDays = <Row extends { effective_from: Date }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, effective_on: dayAt(row.effective_from) }))
