export const EVERYONE_ANSWERS = ['position_filled', 'cancelled', 'other'] as const
export type EveryoneAnswer = (typeof EVERYONE_ANSWERS)[number]

/** The answer that the closing of an offer gives: nobody is told that a post is filled which was given up. */
export function answerToClosing(closeReason: string | null): EveryoneAnswer {
  if (closeReason === 'annulee' || closeReason === 'cancelled') return 'cancelled'
  return closeReason === 'trop_de_candidatures' || closeReason === 'too_many' ? 'other' : 'position_filled'
}
