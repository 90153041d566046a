import { type LetterAnswers, NO_ANSWERS } from '#src/applications/letters/shared/answers.ts'
import type { ResumeType } from '#src/applications/shared/states.ts'
import type { Amount } from '#src/ui/form/amount-field.tsx'
/** A value is null while it is not answered yet. */
export interface ApplyValues {
  resume_type: ResumeType
  resume_id: number | null
  resume_pdf: File | null
  letter: string
  /** What a letter is composed of, which is kept with the draft and never sent. */
  letter_answers: LetterAnswers
  /** The answers are in the order of the offer's questions. */
  answers: string[]
  available_now: 1 | 0 | null
  availability_date: string | null
  min_salary_expectation: Amount
  max_salary_expectation: Amount
}

/** The fields stand in the order of the screen, in which their errors are listed. */
export const EMPTY: ApplyValues = {
  resume_type: 'resume',
  resume_id: null,
  resume_pdf: null,
  available_now: null,
  availability_date: null,
  min_salary_expectation: null,
  max_salary_expectation: null,
  letter: '',
  letter_answers: NO_ANSWERS,
  answers: [],
}

/** What does not go with the answers given is sent empty. */
export function bodyOf({ letter_answers: _, ...values }: ApplyValues, offer_id: number) {
  const late = values.available_now === 0
  return { ...values, availability_date: late ? values.availability_date : null, offer_id }
}
