import type { EventType } from '#src/calendar/shared/event-types.ts'
import { hoursWords } from '#src/calendar/shared/words.ts'
import { currentTime, dayAt, daysBetween, formatTime } from '#src/shared/dates.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import type { CalendarEvent } from '../contract.ts'

/** Each group has its colour and its filter. */
export const GROUPS: {
  key: 'meeting' | 'test' | 'deadline' | 'start' | 'note'
  label: string
  types: EventType[]
}[] = [
  { key: 'meeting', label: 'Entretiens', types: ['interview_onsite', 'interview_video', 'interview_phone'] },
  { key: 'test', label: 'Tests', types: ['test'] },
  { key: 'deadline', label: 'Dates limites', types: ['offer_deadline'] },
  { key: 'start', label: 'Prises de poste', types: ['start_date'] },
  { key: 'note', label: 'Rappels', types: ['reminder'] },
]

export function groupOf(type: EventType) {
  return GROUPS.find(({ types }) => types.includes(type))?.key ?? 'note'
}

/** Writes « 10 h 00 », or nothing for a whole day. */
export function startWords({ starts_at }: CalendarEvent): string {
  return starts_at ? formatTime(starts_at) : ''
}

/** Writes « Mardi 24 novembre 2026, 10 h 00 – 10 h 45 ». */
export function whenWords({ day, starts_at, ends_at }: CalendarEvent): string {
  const date = capitalised(formatLongDate(day))
  if (!starts_at) return `${date}, toute la journée`
  return `${date}, ${ends_at ? hoursWords({ starts_at, ends_at }) : formatTime(starts_at)}`
}

/** Writes « Demain » or « Jeudi », which stands before the date in the list. */
export function nearWords(day: string): string {
  const days = daysBetween(dayAt(currentTime()), day)
  if (days === 0) return 'Aujourd’hui'
  if (days === 1) return 'Demain'
  return capitalised(formatLongDate(day).split(' ')[0] ?? '')
}

const LINKS: Partial<Record<EventType, string>> = {
  offer_deadline: 'Voir l’offre',
  start_date: 'Voir la candidature',
}

export const linkWords = ({ type }: CalendarEvent) => LINKS[type] ?? 'Voir le rendez-vous'
