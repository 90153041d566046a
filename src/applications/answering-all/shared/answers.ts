/** What everybody who waits is told. */
export const ANSWERS = ['position_filled', 'cancelled', 'other'] as const
export type Answer = (typeof ANSWERS)[number]

export const ANSWER_LABELS: Record<Answer, string> = {
  position_filled: 'Poste pourvu',
  cancelled: 'Recrutement annulé',
  other: 'Autre motif',
}

const BECAUSE: Record<Answer, string> = {
  position_filled: 'le poste est désormais pourvu',
  cancelled: 'nous avons dû renoncer à ce recrutement',
  other: 'nous avons reçu plus de candidatures que nous ne pouvons en retenir',
}

/** Courteous words for everybody at once; each reads its own first name. */
export function answerText(answer: Answer): string {
  return [
    'Bonjour {prenom},',
    'Nous vous remercions de l’intérêt que vous portez à notre société et du temps consacré à votre candidature au poste «\u00A0{offre}\u00A0».',
    `Nous ne pouvons malheureusement pas y donner suite\u00A0: ${BECAUSE[answer]}.`,
    'Nous vous souhaitons une pleine réussite dans vos recherches.',
  ].join('\n\n')
}

/** The answer that goes with why an offer was closed. */
export function answerFor(closeReason: string | null): Answer {
  if (closeReason === 'annulee' || closeReason === 'cancelled') return 'cancelled'
  return closeReason === 'trop_de_candidatures' || closeReason === 'too_many' ? 'other' : 'position_filled'
}
