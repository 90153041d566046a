/** Why a line is not accepted as the payment's by itself, for a person to decide. */
export const DIFFERENCES = [
  'amount',
  'payer',
  'payer_unknown',
  'reference',
  'declared_reference',
  'other_payment',
  'ended',
  'charging',
  'has_line',
  'several_lines',
] as const
export type Difference = (typeof DIFFERENCES)[number]

export const DIFFERENCE_LABELS: Record<Difference, string> = {
  amount: 'le montant diffère',
  payer: 'le payeur diffère',
  payer_unknown: 'le payeur n’est pas dit',
  reference: 'même payeur, même montant, sans référence commune',
  declared_reference: 'une autre référence est déclarée',
  other_payment: 'le libellé nomme un autre paiement',
  ended: 'le paiement est refusé ou annulé',
  charging: 'l’opérateur n’a pas encore répondu',
  has_line: 'une autre ligne le prouve déjà',
  several_lines: 'plusieurs lignes le paient',
}
