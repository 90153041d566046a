/** The questions of which a letter is made, in the order of the screen. */
export const ANSWER_KEYS = ['experience', 'example', 'reason'] as const
export type AnswerKey = (typeof ANSWER_KEYS)[number]
export type LetterAnswers = Record<AnswerKey, string>

export const NO_ANSWERS: LetterAnswers = { experience: '', example: '', reason: '' }
