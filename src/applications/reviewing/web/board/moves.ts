/** Where a card may be put by hand: a proposal is written, and accepted by who reads it. */
export const BOARD_MOVES = ['review', 'shortlisted', 'interview'] as const
export type BoardMove = (typeof BOARD_MOVES)[number]
