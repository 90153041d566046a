import { formatMonth } from '#src/shared/words/months.ts'
import type { Period } from './document.ts'

const SPACE = '\u00a0'

/** « mars 2023 – aujourd’hui », « avr. – sept. 2020 », « 2018 – 2020 »; '' when nothing is said. */
export function formatPeriod({ start, end, is_current }: Period): string {
  if (is_current) return start ? `${moment(start)} – aujourd’hui` : 'aujourd’hui'
  if (!start || !end || start === end) return moment(start || end)
  const [from = '', to = ''] = [moment(start), moment(end)]
  const isOneYear = start.includes('-') && end.includes('-') && start.slice(0, 4) === end.slice(0, 4)
  return `${isOneYear ? from.slice(0, from.lastIndexOf(SPACE)) : from} – ${to}`
}

/** « mars 2023 » for `2023-03`, « 2023 » for a year. */
export function moment(text: string): string {
  return formatMonth(text).replace(' ', SPACE)
}

/** An address as it is read: without https://, www. and the last slash. */
export function shownUrl(url: string): string {
  return url.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/\/$/, '')
}
