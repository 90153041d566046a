import type { QuestionAnswer } from '#src/applications/shared/snapshot.ts'
import type { OfferQuestion } from '#src/offers/shared/parts.ts'

/** Characters of an answer. */
export const ANSWER_MAX = 500

const MISSING = 'Veuillez répondre à cette question.'
const NOT_CHOICE = 'Veuillez choisir une des réponses proposées.'
const TOO_LONG = `La réponse ne doit pas dépasser ${ANSWER_MAX} caractères.`

const YES_NO = ['Oui', 'Non'] as const

/** What may be answered; null for a text of one's own. */
export function choicesOf({ kind, choices = [] }: OfferQuestion): readonly string[] | null {
  if (kind === 'yes_no') return YES_NO
  return kind === 'choice' ? choices : null
}

/** What is wrong with the answer to a question; null when it may be sent. */
export function answerProblem(question: OfferQuestion, answer: string): string | null {
  if (answer === '') return question.required === false ? null : MISSING
  if (answer.length > ANSWER_MAX) return TOO_LONG
  const choices = choicesOf(question)
  return choices && !choices.includes(answer) ? NOT_CHOICE : null
}

/** Each question with its answer, as it is frozen with the application; questions left out are not. */
export function answered(questions: readonly OfferQuestion[], answers: readonly string[]): QuestionAnswer[] {
  return questions.flatMap(({ text }, index) => {
    const answer = answers[index] ?? ''
    return answer === '' ? [] : [{ question: text, answer }]
  })
}
