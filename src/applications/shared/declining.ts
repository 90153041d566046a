/**
 * An applicant's reasons to decline have codes of their own, because the history keeps them in the same column as
 * those of refusals.
 */
export const DECLINE_REASONS = [
  'autre_emploi',
  'salaire_propose',
  'trop_loin',
  'date_de_debut',
  'decline_autre',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

export const DECLINE_REASON_LABELS: Record<DeclineReason, string> = {
  autre_emploi: 'Autre emploi',
  salaire_propose: 'Salaire',
  trop_loin: 'Trop loin',
  date_de_debut: 'Date',
  decline_autre: 'Autre',
}
