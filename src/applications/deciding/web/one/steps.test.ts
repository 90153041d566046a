import { expect, test } from 'vitest'
import { nextStep, otherSteps } from './steps.ts'

test('the next stage is the first allowed one after where the application is', () => {
  const changes = ['review', 'shortlisted', 'offer_made', 'reject'] as const
  const allowed = changes.map((change) => ({ change, label: change }))
  expect(nextStep({ stage: 'viewed', allowed })).toBe('review')
  expect(nextStep({ stage: 'interview', allowed })).toBe('offer_made')
  expect(otherSteps({ allowed }, 'offer_made')).toEqual(['review', 'shortlisted'])
  expect(nextStep({ stage: 'offer_made', allowed: [{ change: 'hire', label: '' }] })).toBe('hire')
  expect(nextStep({ stage: 'review', allowed: [] })).toBeUndefined()
})
