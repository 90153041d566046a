import { currentTime, type DateLike, formatDate, formatShortDate, formatTime, local } from './dates.ts'

/** Dates with the day of the week, apart from the others: no public page says one. */
const WEEKDAYS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ')

/** « jeudi 19 mars 2026 » */
export function formatLongDate(value: DateLike): string {
  return `${WEEKDAYS[local(value).getUTCDay()]} ${formatDate(value)}`
}

/** « jeu. 19 mars 2026 » */
export function formatDayDate(value: DateLike): string {
  return `${weekdayOf(value)} ${formatDate(value)}`
}

/** « jeu. 19 mars », with the year when it isn't this one. */
export function formatShortDayDate(value: DateLike, now: DateLike = currentTime()): string {
  return `${weekdayOf(value)} ${formatShortDate(value, now)}`
}

/** « jeudi 19 mars 2026 à 14 h 30 » */
export function formatLongDateTime(value: DateLike): string {
  return `${formatLongDate(value)} à ${formatTime(value)}`
}

/** « jeu 19/3 14h30 », « ven 20/3 9h »: as short as a text message needs it. */
export function formatCompactDateTime(value: DateLike): string {
  const at = local(value)
  const minutes = at.getUTCMinutes()
  const hour = `${at.getUTCHours()}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
  return `${WEEKDAYS[at.getUTCDay()]?.slice(0, 3)} ${at.getUTCDate()}/${at.getUTCMonth() + 1} ${hour}`
}

function weekdayOf(value: DateLike): string {
  return `${WEEKDAYS[local(value).getUTCDay()]?.slice(0, 3)}.`
}
