import { expect, test } from 'vitest'
import { dayAt } from '#src/shared/dates.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { problemsIn } from '#src/shell/form/check.ts'
import { applicationInput } from '../shared/application-input.ts'
import { type ApplyValues, bodyOf, EMPTY } from './values.ts'

/** What the popup would tell. */
const problemsOf = (values: ApplyValues, offerId: number) =>
  problemsIn(applicationInput(dayAt(Date.now())), bodyOf(values, offerId), Object.keys(EMPTY))

const file = (size: number, type = 'application/pdf') => new File([new Uint8Array(size)], 'cv.pdf', { type })
const RIGHT: ApplyValues = {
  ...EMPTY,
  resume_id: 3,
  letter: 'Votre offre m’intéresse. '.repeat(8),
  available_now: 1,
  min_salary_expectation: 1_300_000,
  max_salary_expectation: 1_600_000,
}

test('an untouched popup tells everything that is missing at once', () => {
  expect(problemsOf(EMPTY, 7)).toEqual({
    resume_id: MESSAGES.resume_id_required,
    letter: MESSAGES.letter_required,
    available_now: MESSAGES.available_now_required,
    min_salary_expectation: MESSAGES.min_salary_required,
    max_salary_expectation: MESSAGES.max_salary_required,
  })
})

test('four wrong answers are told together', () => {
  const wrong: ApplyValues = {
    ...RIGHT,
    resume_type: 'pdf',
    resume_id: null,
    resume_pdf: file(2 * 1024 * 1024 + 1),
    letter: 'Trop court.',
    available_now: 0,
    availability_date: '2020-01-01',
    max_salary_expectation: 1_200_000,
  }
  expect(problemsOf(wrong, 7)).toEqual({
    resume_pdf: MESSAGES.resume_pdf_too_large,
    letter: MESSAGES.letter_too_short,
    availability_date: MESSAGES.availability_date_past,
    max_salary_expectation: MESSAGES.max_salary_below_min,
  })
})

test('a right application has no problem, with a saved CV or a PDF', () => {
  expect(problemsOf(RIGHT, 7)).toEqual({})
  expect(problemsOf({ ...RIGHT, resume_type: 'pdf', resume_id: null, resume_pdf: file(900) }, 7)).toEqual({})
})

test('a picture is no CV, and a later start needs its date', () => {
  const wrong: ApplyValues = {
    ...RIGHT,
    resume_type: 'pdf',
    resume_id: null,
    resume_pdf: file(900, 'image/png'),
    available_now: 0,
  }
  expect(problemsOf(wrong, 7)).toEqual({
    resume_pdf: MESSAGES.resume_pdf_not_pdf,
    availability_date: MESSAGES.availability_date_required,
  })
})
