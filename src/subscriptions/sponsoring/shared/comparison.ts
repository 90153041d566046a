import { dayAt } from '#src/shared/dates.ts'

const FIGURES = ['views_count', 'openings_count', 'applications_count'] as const
export type ComparedFigure = (typeof FIGURES)[number]

type Day = { day: string } & Record<ComparedFigure, number>

interface Sponsored {
  state: string
  starts_at: string | null
  ends_at: string | null
}

export interface Comparison<Of> {
  sponsoring: Of
  /** How many whole days were counted. */
  with: { days: number } & Record<ComparedFigure, number>
  without: { days: number } & Record<ComparedFigure, number>
}

/**
 * What an offer had a day while it was sponsored the last time, beside its other days. Days on which it was published, a
 * sponsoring began or ended, and the last one, which may be today, are in neither, because they are not whole.
 * @param sponsorings of the offer, the latest first
 * @param days of the offer from its publication on, in order
 * @returns averages of a day; null while there is no whole day on either side
 */
export function compareSponsored<Of extends Sponsored>(
  sponsorings: readonly Of[],
  days: readonly Day[],
): Comparison<Of> | null {
  const whole = days.slice(1, -1)
  const begun = sponsorings.flatMap((sponsoring) => {
    const { starts_at, ends_at } = sponsoring
    return starts_at && ends_at ? [{ sponsoring, first: dayAt(starts_at), last: dayAt(ends_at) }] : []
  })
  const without = whole.filter(({ day }) => !begun.some(({ first, last }) => first <= day && day <= last))
  for (const { sponsoring, first, last } of begun) {
    const within = whole.filter(({ day }) => first < day && day < last)
    if (within.length > 0 && without.length > 0 && sponsoring.state !== 'cancelled')
      return { sponsoring, with: averageOf(within), without: averageOf(without) }
  }
  return null
}

function averageOf(days: readonly Day[]) {
  const average = (figure: ComparedFigure) => days.reduce((sum, day) => sum + day[figure], 0) / days.length
  return {
    days: days.length,
    views_count: average('views_count'),
    openings_count: average('openings_count'),
    applications_count: average('applications_count'),
  }
}
