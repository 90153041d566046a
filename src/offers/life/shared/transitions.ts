import type { OfferEvent } from '#src/offers/shared/life.ts'
import type { OfferStatus } from '#src/offers/shared/states.ts'
import type { StateBadge } from '#src/ui/shared/badge.ts'

/** Where an offer stands for its recruiter: a published one may be paused. */
export const OFFER_STATES = [
  'published',
  'submitted',
  'paused',
  'draft',
  'rejected',
  'closed',
  'archived',
] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** How the state of an offer is shown; `many` is its label for several offers. */
export const STATE_BADGES: Record<OfferState, StateBadge & { many: string }> = {
  published: { label: 'Publiée', many: 'Publiées', tone: 'green' },
  submitted: { label: 'En validation', many: 'En validation', tone: 'amber' },
  paused: { label: 'En pause', many: 'En pause', tone: 'grey' },
  draft: { label: 'Brouillon', many: 'Brouillons', tone: 'grey' },
  rejected: { label: 'Refusée', many: 'Refusées', tone: 'red' },
  closed: { label: 'Clôturée', many: 'Clôturées', tone: 'grey' },
  archived: { label: 'Archivée', many: 'Archivées', tone: 'grey' },
}

export function stateOf({ status, paused }: { status: OfferStatus; paused: boolean }): OfferState {
  return status === 'published' && paused ? 'paused' : status
}

export const OFFER_CHANGES = ['pause', 'resume', 'close', 'renew', 'archive'] as const
export type OfferChange = (typeof OFFER_CHANGES)[number]

interface Transition {
  from: readonly OfferState[]
  to: OfferState
  /** The kind of line that the change adds to the history. */
  event: OfferEvent
}

/**
 * What a recruiter may do with an offer after its submission. Conditions beyond the state are checked by the verb.
 */
export const TRANSITIONS: Record<OfferChange, Transition> = {
  pause: { from: ['published'], to: 'paused', event: 'paused' },
  resume: { from: ['paused'], to: 'published', event: 'resumed' },
  close: { from: ['published', 'paused'], to: 'closed', event: 'closed' },
  renew: { from: ['published', 'closed'], to: 'published', event: 'renewed' },
  archive: { from: ['draft', 'closed', 'rejected'], to: 'archived', event: 'archived' },
}

/** The changes that this state allows. An offer that a moderator holds can be neither resumed nor renewed. */
export function allowedChanges(state: OfferState, isHeld: boolean): OfferChange[] {
  return OFFER_CHANGES.filter(
    (change) =>
      TRANSITIONS[change].from.includes(state) && !(isHeld && (change === 'resume' || change === 'renew')),
  )
}

export const CHANGE_LABELS: Record<OfferChange, string> = {
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  close: 'Clôturer',
  renew: 'Renouveler',
  archive: 'Archiver',
}

/** Days that a published or renewed offer stays. */
export const OFFER_DAYS = 30

/** Days before its end from which an offer is said to end soon. */
export const SOON_DAYS = 7

export const CLOSE_REASONS = ['pourvue_ici', 'pourvue_ailleurs', 'annulee', 'trop_de_candidatures'] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

export const CLOSE_REASON_LABELS: Record<CloseReason, string> = {
  pourvue_ici: 'Pourvue ici',
  pourvue_ailleurs: 'Pourvue ailleurs',
  annulee: 'Annulée',
  trop_de_candidatures: 'Trop de candidatures',
}

/** Earlier versions of the site wrote these reasons, and their offers still carry them. */
const OLDER: Record<string, CloseReason> = {
  filled_here: 'pourvue_ici',
  filled_elsewhere: 'pourvue_ailleurs',
  cancelled: 'annulee',
  too_many: 'trop_de_candidatures',
}

/** Why an offer was closed, in words: « Pourvue ici », « Expirée ». */
export function closeReasonLabel(reason: string | null): string {
  const known = reason === null ? undefined : (OLDER[reason] ?? reason)
  return CLOSE_REASON_LABELS[known as CloseReason] ?? 'Expirée'
}
