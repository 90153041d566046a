import type { BadgeTone } from '#src/ui/shared/badge.ts'

export const INVITATION_STATES = ['sent', 'seen', 'applied', 'declined', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

export const WAITING_STATES = ['sent', 'seen'] as const satisfies InvitationState[]

type InvitationChange = 'see' | 'apply' | 'decline' | 'expire'

interface Transition {
  by: 'applicant' | 'system'
  from: readonly InvitationState[]
  to: InvitationState
}

/**
 * All changes of state are here. When each is due, and whether the offer's own state allows it, is for the functions
 * that make them.
 */
export const TRANSITIONS: Record<InvitationChange, Transition> = {
  see: { by: 'applicant', from: ['sent'], to: 'seen' },
  apply: { by: 'applicant', from: WAITING_STATES, to: 'applied' },
  decline: { by: 'applicant', from: WAITING_STATES, to: 'declined' },
  expire: { by: 'system', from: WAITING_STATES, to: 'expired' },
}

export const INVITATION_LABELS: Record<InvitationState, string> = {
  sent: 'Envoyée',
  seen: 'Vue',
  applied: 'Candidature envoyée',
  declined: 'Déclinée',
  expired: 'Expirée',
}

export const INVITATION_TONES: Record<InvitationState, BadgeTone> = {
  sent: 'blue',
  seen: 'blue',
  applied: 'green',
  declined: 'grey',
  expired: 'grey',
}

/** An invitation that nobody answered ended for one of these reasons. */
export const END_REASONS = ['delai', 'offre_cloturee', 'retrait'] as const
export type EndReason = (typeof END_REASONS)[number]

/** An applicant declines for one of these reasons; `autre` needs a note. */
export const DECLINE_REASONS = [
  'eloignement',
  'salaire',
  'contrat',
  'missions',
  'pas_disponible',
  'en_poste',
  'autre',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

export const DECLINE_REASON_LABELS: Record<DeclineReason, string> = {
  eloignement: 'Éloignement',
  salaire: 'Salaire',
  contrat: 'Type de contrat',
  missions: 'Missions',
  pas_disponible: 'Pas disponible',
  en_poste: 'Je ne cherche plus',
  autre: 'Autre',
}

export function isWaiting(state: InvitationState): boolean {
  return (WAITING_STATES as readonly InvitationState[]).includes(state)
}
