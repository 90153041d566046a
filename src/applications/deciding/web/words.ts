import type { Coming } from '#src/applications/reviewing/contract.ts'
import { formatLongDateTime } from '#src/shared/weekdays.ts'

/** Says « Une candidature retenue » or « 9 candidatures retenues ». */
export function countWords(count: number, words: { one: string; many: string }): string {
  return count === 1 ? `Une candidature ${words.one}` : `${count}\u00A0candidatures ${words.many}`
}

/** Says before a decision what it ends, of an application with this coming; null when nothing hangs on it. */
export function endingWords(coming: Coming | null): string | null {
  if (!coming) return null
  const { kind, at } = coming
  if (kind === 'answer') return 'Votre proposition est retirée, et les entretiens encore prévus sont annulés.'
  if (kind === 'meeting' && at)
    return `L’entretien du ${formatLongDateTime(at)} est suspendu, sans rappel, puis annulé quand le candidat est prévenu. S’il a lieu avant, annulez-le d’abord.`
  return 'Les créneaux d’entretien sont retirés quand le candidat est prévenu.'
}
