import { call } from '#src/shell/api/api.ts'
import type { listQuestions, Question, QuestionGroup } from '../contract.ts'

/** A question on the page; the answer of one that came with the page stands there already. */
export type ShownQuestion = Omit<Question, 'answer'> & { answer?: string }
export type ShownGroup = Omit<QuestionGroup, 'questions'> & { questions: ShownQuestion[] }

/** Reads the questions that have these words, all of them for an empty text. */
export async function readQuestions(q: string): Promise<QuestionGroup[]> {
  return (await call<typeof listQuestions>('GET /api/faq', { query: { q } })).data
}

/** The questions for a page that is served: the answers stand in its text, and are not sent once more beside it. */
export function withServedAnswers(groups: readonly QuestionGroup[]): ShownGroup[] {
  return groups.map((group) => ({
    ...group,
    questions: group.questions.map(({ answer, ...question }) =>
      // What a page hands over to its scripts is what can be enumerated.
      Object.defineProperty({ ...question } as ShownQuestion, 'answer', { value: answer, enumerable: false }),
    ),
  }))
}
