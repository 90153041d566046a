import type { QuestionAnswer } from '#src/applications/shared/snapshot.ts'
import type { OfferQuestion } from '#src/offers/shared/parts.ts'

export const ANSWER_MAX = 500

const MISSING = 'Veuillez répondre à cette question.'
const NOT_CHOICE = 'Veuillez choisir une des réponses proposées.'
const TOO_LONG = `La réponse ne doit pas dépasser ${ANSWER_MAX} caractères.`

const YES_NO = ['Oui', 'Non'] as const

/** The answer must be one of these choices; null lets it be written freely. */
export function choicesOf({ kind, choices = [] }: OfferQuestion): readonly string[] | null {
  if (kind === 'yes_no') return YES_NO
  return kind === 'choice' ? choices : null
}

/** Says what is wrong with the answer to a question; null when it may be sent. */
export function answerProblem(question: OfferQuestion, answer: string): string | null {
  if (answer === '') return question.required === false ? null : MISSING
  if (answer.length > ANSWER_MAX) return TOO_LONG
  const choices = choicesOf(question)
  return choices && !choices.includes(answer) ? NOT_CHOICE : null
}

/** The application keeps each question as it was asked with its answer; questions without an answer are left out. */
export function answered(questions: readonly OfferQuestion[], answers: readonly string[]): QuestionAnswer[] {
  return questions.flatMap(({ text }, index) => {
    const answer = answers[index] ?? ''
    return answer === '' ? [] : [{ question: text, answer }]
  })
}
