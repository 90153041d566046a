import type { AddedReason } from '#src/reference/shared/added-reasons.ts'
import { liveList, type ReferenceEntry } from '#src/reference/shared/live.ts'
import { lowered } from '#src/shared/phrases.ts'
import type { BadgeTone } from '#src/ui/shared/badge.ts'
import { DECLINE_REASON_LABELS, type DeclineReason } from './declining.ts'
import type { ApplicationState, Outcome, Stage, Status } from './states.ts'
import type { Change } from './transitions.ts'

export const STATUS_LABELS: Record<Exclude<Status, 'active' | 'closed'>, string> = {
  draft: 'Brouillon',
  submitted: 'Envoyée',
  rejected: 'Non retenue',
  archived: 'Archivée',
}

export const STAGE_LABELS: Record<Stage, string> = {
  viewed: 'Consultée',
  review: 'À l’étude',
  shortlisted: 'Présélectionnée',
  interview: 'Entretien',
  offer_made: 'Proposition faite',
  accepted: 'Proposition acceptée',
}

export const OUTCOME_LABELS: Record<Outcome, string> = {
  hired: 'Recrutement confirmé',
  declined: 'Proposition déclinée',
  withdrawn: 'Retirée',
  position_filled: 'Poste pourvu',
  no_answer: 'Clôturée sans réponse',
}

export function stateLabel({ status, stage, outcome }: ApplicationState): string {
  if (status === 'active') return STAGE_LABELS[stage ?? 'viewed']
  if (status === 'closed') return OUTCOME_LABELS[outcome ?? 'no_answer']
  return STATUS_LABELS[status]
}

/** An application that nobody has chosen yet is grey, one on its way blue, and one that leads to a hiring green. */
export function stateTone({ status, stage, outcome }: ApplicationState): BadgeTone {
  if (status === 'rejected') return 'red'
  if (outcome === 'hired' || stage === 'offer_made' || stage === 'accepted') return 'green'
  return status === 'active' && stage !== 'viewed' ? 'blue' : 'grey'
}

/** A refusal for `autre` needs words of its own. */
export const REJECTION_REASONS = [
  'competences',
  'experience',
  'niveau_etudes',
  'pretentions_salariales',
  'disponibilite',
  'eloignement',
  'peu_renseignee',
  'injoignable',
  'absent_entretien',
  'poste_pourvu',
  'recrutement_annule',
  'doublon',
  'autre',
] as const
type FirstReason = (typeof REJECTION_REASONS)[number]
export type RejectionReason = FirstReason | AddedReason

const FIRST_REJECTION_LABELS: Record<FirstReason, string> = {
  competences: 'Compétences',
  experience: 'Expérience',
  niveau_etudes: 'Niveau d’études',
  pretentions_salariales: 'Prétentions salariales',
  disponibilite: 'Disponibilité',
  eloignement: 'Éloignement',
  peu_renseignee: 'Candidature trop peu renseignée',
  injoignable: 'Candidat injoignable',
  absent_entretien: 'Absent à l’entretien',
  poste_pourvu: 'Poste pourvu',
  recrutement_annule: 'Recrutement annulé',
  doublon: 'Doublon',
  autre: 'Autre',
}

/** The reasons as the administration words them; their place in the list of the program is their number. */
export const REJECTION_REASON_ENTRIES = liveList<ReasonEntry>(
  'rejection_reasons',
  REJECTION_REASONS.map((code, index) => ({ id: index + 1, code, name: FIRST_REJECTION_LABELS[code] })),
)

interface ReasonEntry extends ReferenceEntry {
  code: RejectionReason
  name: string
}

export const isRejectionReason = (code: string) => REJECTION_REASON_ENTRIES.some((each) => each.code === code)

export function reasonLabel(reason: string | null): string | null {
  if (reason === null) return null
  const rejection = REJECTION_REASON_ENTRIES.find(({ code }) => code === reason)
  return rejection?.name ?? DECLINE_REASON_LABELS[reason as DeclineReason] ?? null
}

/** The button of a change says these words. */
export const CHANGE_LABELS: Record<Change, string> = {
  submit: 'Envoyer ma candidature',
  apply_again: 'Postuler à nouveau',
  view: 'Consultée',
  review: 'Mettre à l’étude',
  shortlisted: 'Présélectionner',
  interview: 'Passer en entretien',
  offer_made: 'Faire une proposition',
  reject: 'Ne pas retenir',
  cancel_rejection: 'Annuler le refus',
  accept: 'Accepter la proposition',
  hire: 'Confirmer le recrutement',
  decline: 'Décliner la proposition',
  withdraw: 'Retirer ma candidature',
  fill_position: 'Poste pourvu',
  expire: 'Clôturer sans réponse',
  archive: 'Archiver',
}

interface ContractTerms {
  contract: string
  contract_duration_months: number | null
  job_type: string | null
}

/** « CDD, 6 mois, temps plein » */
export function contractWords({
  contract,
  contract_duration_months: months,
  job_type,
}: ContractTerms): string {
  return [contract, months && `${months}\u00A0mois`, job_type && lowered(job_type)].filter(Boolean).join(', ')
}
