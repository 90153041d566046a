import type { Coming } from '#src/applications/reviewing/contract.ts'
import { formatTime } from '#src/shared/dates.ts'
import { formatShortDayDate } from '#src/shared/weekdays.ts'

/** Says « mer. 18 nov., 9 h 30 », « Créneaux envoyés », « Heure à choisir » or « Réponse avant le mar. 24 nov. ». */
export function comingWords({ kind, at }: Coming): string {
  if (kind === 'slots') return 'Créneaux envoyés'
  if (kind === 'asked' || !at) return 'Heure à choisir'
  if (kind === 'answer') return `Réponse avant le ${formatShortDayDate(at)}`
  return `${formatShortDayDate(at)}, ${formatTime(at)}`
}
