import { formatMonth } from '#src/shared/dates.ts'
import type { LanguageLevel, Period } from './document.ts'

const SPACE = '\u00a0'

/** « Courant, C1 »: what a level of the European Framework is called, and the level itself. */
export const LANGUAGE_LEVEL_WORDS: Record<LanguageLevel, string> = {
  A1: 'Débutant, A1',
  A2: 'Élémentaire, A2',
  B1: 'Intermédiaire, B1',
  B2: 'Avancé, B2',
  C1: 'Courant, C1',
  C2: 'Bilingue, C2',
  native: 'Langue maternelle',
}

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
