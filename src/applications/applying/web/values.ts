import type { ResumeType } from '#src/applications/shared/states.ts'
import { dayAt } from '#src/shared/dates.ts'
import { applicationInput } from '../shared/application-input.ts'

/** What the popup holds; null is not answered yet. */
export interface ApplyValues {
  resume_type: ResumeType
  resume_id: number | null
  resume_pdf: File | null
  letter: string
  available_now: 1 | 0 | null
  availability_date: string | null
  min_salary_expectation: number | null
  max_salary_expectation: number | null
}

export type ApplyField = keyof ApplyValues

export const EMPTY: ApplyValues = {
  resume_type: 'resume',
  resume_id: null,
  resume_pdf: null,
  letter: '',
  available_now: null,
  availability_date: null,
  min_salary_expectation: null,
  max_salary_expectation: null,
}

/** In the order of the screen, which is the order of the error summary. */
export const FIELDS: readonly ApplyField[] = [
  'resume_type',
  'resume_id',
  'resume_pdf',
  'available_now',
  'availability_date',
  'min_salary_expectation',
  'max_salary_expectation',
  'letter',
]

/** The body of the call: what does not go with the answers given leaves empty. */
export function bodyOf(values: ApplyValues, offer_id: number) {
  const late = values.available_now === 0
  return { ...values, availability_date: late ? values.availability_date : null, offer_id }
}

/** The first message of each field that is not right. */
export function problemsOf(values: ApplyValues, offerId: number): Record<string, string> {
  const { error } = applicationInput(dayAt(Date.now())).safeParse(bodyOf(values, offerId))
  const found: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message
  return found
}
