import type { CompanyStatus } from '#src/accounts/shared/memberships.ts'
import type { OfferStatus } from '#src/offers/shared/states.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import type { BadgeTone } from '#src/ui/shared/badge.ts'
import type { Waiting } from '../../queue/shared/waiting.ts'
import type { OfferReply } from './queries.ts'

export const WAITING_LABELS: Record<Waiting, { one: string; many: string }> = {
  offer: { one: 'Nouvelle offre', many: 'Offres' },
  company: { one: 'Société', many: 'Sociétés' },
  change: { one: 'Nouveau texte d’une offre', many: 'Textes changés' },
  proposal: { one: 'Changement d’une société', many: 'Changements' },
  report: { one: 'Signalements', many: 'Signalements' },
  message: { one: 'Message signalé', many: 'Messages' },
}

/** The queue of reports about somebody's conduct, and what its desks say first. */
export const CONDUCT_LABEL = 'Comportements déplacés'

export const COMPANY_STATUS_LABELS: Record<CompanyStatus, string> = {
  incomplete: 'Incomplète',
  pending: 'En attente',
  validated: 'Validée',
  rejected: 'À corriger',
  suspended: 'Suspendue',
}

export const COMPANY_STATUS_TONES: Record<CompanyStatus, BadgeTone> = {
  incomplete: 'grey',
  pending: 'blue',
  validated: 'green',
  rejected: 'amber',
  suspended: 'red',
}

export const OFFER_STATUS_LABELS: Record<OfferStatus, string> = {
  draft: 'Brouillon',
  submitted: 'En validation',
  published: 'Publiée',
  rejected: 'Refusée',
  closed: 'Clôturée',
  archived: 'Archivée',
}

export const OFFER_STATUS_TONES: Record<OfferStatus, BadgeTone> = {
  draft: 'grey',
  submitted: 'blue',
  published: 'green',
  rejected: 'red',
  closed: 'grey',
  archived: 'grey',
}

export const FLAG_LABELS: Record<OfferReply['flags'][number]['kind'], string> = {
  money_asked: 'Argent demandé',
  abroad_without_reference: 'À l’étranger, sans référence',
  discriminating_words: 'Critère discriminatoire',
  near_duplicate: 'Proche d’une offre en ligne',
  below_minimum_wage: 'Sous le salaire minimum',
  watched_words: 'Mots surveillés',
  hidden_pay: 'Salaire caché',
  foreign_contact_only: 'Messagerie ou lien raccourci comme seul contact',
}

/** @example « 2 j 4 h », « 16 h », « 5 min » */
export function formatWait(since: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / 60_000))
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24]
  if (days > 0) return hours > 0 ? `${days}\u00a0j ${hours}\u00a0h` : `${days}\u00a0j`
  return hours > 0 ? `${hours}\u00a0h` : `${minutes}\u00a0min`
}

/** Whether something waits for so long that it is shown in another colour. */
export function isLate(since: string, now = Date.now()): boolean {
  return now - new Date(since).getTime() > 2 * DAY
}

export const formatMoment = (at: string | null) => (at ? formatDateTime(at) : '—')
