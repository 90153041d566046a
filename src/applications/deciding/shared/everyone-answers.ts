/** What everybody who waits for an answer to an offer can be told at once. */
export const EVERYONE_ANSWERS = ['position_filled', 'cancelled', 'other'] as const
export type EveryoneAnswer = (typeof EVERYONE_ANSWERS)[number]
