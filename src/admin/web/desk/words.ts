import { formatDateTime } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import type { Waiting } from '../../queue/contract.ts'

export const WAITING_WORDS: Record<Waiting, { one: string; many: string }> = {
  offer: { one: 'Nouvelle offre', many: 'Offres' },
  company: { one: 'Société', many: 'Sociétés' },
  change: { one: 'Nouveau texte d’une offre', many: 'Textes changés' },
  proposal: { one: 'Changement d’une société', many: 'Changements' },
  report: { one: 'Signalements', many: 'Signalements' },
  message: { one: 'Message signalé', many: 'Messages' },
}

export const COMPANY_STATUS_WORDS: Record<string, string> = {
  incomplete: 'Incomplète',
  pending: 'En attente',
  validated: 'Validée',
  rejected: 'À corriger',
  suspended: 'Suspendue',
}

export const OFFER_STATUS_WORDS: Record<string, string> = {
  draft: 'Brouillon',
  submitted: 'En validation',
  published: 'Publiée',
  rejected: 'Refusée',
  closed: 'Clôturée',
  archived: 'Archivée',
}

export const FLAG_WORDS: Record<string, string> = {
  money_asked: 'Argent demandé',
  abroad_without_reference: 'À l’étranger, sans référence',
  discriminating_words: 'Critère discriminatoire',
  near_duplicate: 'Proche d’une offre en ligne',
  below_minimum_wage: 'Sous le salaire minimum',
  foreign_contact_only: 'Messagerie ou lien raccourci comme seul contact',
}

/** How long something waits: « 2 j 4 h », « 16 h », « 5 min ». */
export function waitOf(since: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / 60_000))
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24]
  if (days > 0) return hours > 0 ? `${days} j ${hours} h` : `${days} j`
  return hours > 0 ? `${hours} h` : `${minutes} min`
}

/** Long enough to be said in another colour. */
export const isLate = (since: string, now = Date.now()) => now - new Date(since).getTime() > 2 * DAY

export const momentOf = (at: string | null) => (at ? formatDateTime(at) : '—')
