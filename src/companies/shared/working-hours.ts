/** The days of a week, in the order in which working hours are kept. */
export const WEEKDAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const

/** The hours of a day as clocks show them, `08:00`; null for a day on which nobody is received. */
export type DayHours = { opens: string; closes: string } | null

/** The hours of seven days, from Monday to Sunday. */
export type WorkingHours = DayHours[]

const WEEKDAY: DayHours = { opens: '08:00', closes: '17:00' }
const SATURDAY: DayHours = { opens: '08:00', closes: '12:00' }

/** Stands for the hours of a company that never said its own. */
export const USUAL_HOURS: WorkingHours = [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY, null]

/** The hours of a day, `2026-11-24`. */
export function hoursOn(hours: WorkingHours, day: string): DayHours {
  return hours[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? null
}
