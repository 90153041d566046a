export const EVERYONE_ANSWERS = ['position_filled', 'cancelled', 'other'] as const
export type EveryoneAnswer = (typeof EVERYONE_ANSWERS)[number]
