import { expect, test } from 'vitest'
import type { ApplicationDetail } from '../contract.ts'
import { stepsOf } from './steps.ts'

test('the step to come promises to write of a decision, and no answer in any case, as a silent one is closed', () => {
  const sent = {
    status: 'submitted',
    stage: null,
    outcome: null,
    group: 'waiting',
    timeline: [],
    promise: null,
  }
  const [decision] = stepsOf(sent as unknown as ApplicationDetail)
  expect(decision?.detail).toBe('Une proposition, ou une réponse motivée\u00A0: nous vous l’écrirons.')
})
