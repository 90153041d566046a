import { expect, test } from 'vitest'
import { isAnswer } from './answers.ts'
import { OUTCOMES, STAGES } from './shared/states.ts'

test('every stage beyond having read it is an answer', () => {
  const answers = STAGES.filter((stage) => isAnswer({ status: 'active', stage, outcome: null }))
  expect(answers).toEqual(['review', 'shortlisted', 'interview', 'offer_made', 'accepted'])
})

test('an end is an answer when the company brought it about', () => {
  const answers = OUTCOMES.filter((outcome) => isAnswer({ status: 'closed', stage: null, outcome }))
  expect(answers).toEqual(['hired', 'position_filled'])
})

test('a refusal is an answer; sending and archiving are not', () => {
  const state = (status: 'draft' | 'submitted' | 'rejected' | 'archived') =>
    isAnswer({ status, stage: null, outcome: null })
  expect(state('rejected')).toBe(true)
  expect(['draft', 'submitted', 'archived'].map((status) => state(status as 'draft'))).toEqual([
    false,
    false,
    false,
  ])
})
