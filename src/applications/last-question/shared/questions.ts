/** What is asked when an application has ended, and so many days after somebody was hired. */
export const QUESTIONS_OF = {
  ended: ['asked_for_money', 'with_respect'],
  hired_30: ['started'],
  hired_90: ['still_there'],
} as const

export type Occasion = keyof typeof QUESTIONS_OF
export type Question = (typeof QUESTIONS_OF)[Occasion][number]

export const OCCASIONS = ['ended', 'hired_30', 'hired_90'] as const satisfies readonly Occasion[]
export const QUESTIONS = [
  'asked_for_money',
  'with_respect',
  'started',
  'still_there',
] as const satisfies readonly Question[]

const isAskedAt = (occasion: Occasion, question: Question) =>
  (QUESTIONS_OF[occasion] as readonly Question[]).includes(question)

/** Each question is asked on one occasion. */
export function occasionOf(question: Question): Occasion {
  return OCCASIONS.find((occasion) => isAskedAt(occasion, question)) ?? 'ended'
}

/** So many days after it was asked, a question can be answered and its answer changed. */
export const ANSWERABLE_DAYS = 30
