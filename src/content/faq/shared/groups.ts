import { plainWords } from '#src/shared/phrases.ts'
import { ACCOUNT_QUESTIONS } from './account.ts'
import { plainText } from './answer-text.ts'
import { APPLICANT_QUESTIONS } from './applicants.ts'
import { PAYMENT_QUESTIONS } from './payments.ts'
import type { Question, QuestionGroup } from './questions.ts'
import { RECRUITER_QUESTIONS } from './recruiters.ts'
import { RESUME_QUESTIONS } from './resumes.ts'

/** Every question of the FAQ, in the order of the page. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  APPLICANT_QUESTIONS,
  RESUME_QUESTIONS,
  RECRUITER_QUESTIONS,
  PAYMENT_QUESTIONS,
  ACCOUNT_QUESTIONS,
]

/** Words of a question that say nothing of what is looked for. */
const SMALL_WORDS = new Set(
  'a au aux ce ces comment d dans de des du elle en est et il j je l la le les ma mes mon ne on ou par pas pour puis que quel quelle qui s se si sur un une'.split(
    ' ',
  ),
)

/** The groups with only the questions that have every word of `text`, or its beginning; all of them for an empty text. */
export function findQuestions(text: string): QuestionGroup[] {
  const words = wordsOf(text).filter((word) => !SMALL_WORDS.has(word))
  return QUESTION_GROUPS.map((group) => ({
    ...group,
    questions: group.questions.filter((question) => hasEvery(question, words)),
  })).filter(({ questions }) => questions.length > 0)
}

function hasEvery({ question, answer }: Question, words: string[]): boolean {
  const own = wordsOf([question, ...answer.map(plainText)].join(' '))
  // A plural in the search finds the singular of the text.
  return words.every((word) => own.some((each) => each.startsWith(word.replace(/s$/, ''))))
}

const wordsOf = (text: string) => plainWords(text.replaceAll(/[’']/g, ' ')).split(' ').filter(Boolean)
