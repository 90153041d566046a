import { expect, test } from 'vitest'
import { summaryOf } from './words.ts'

test('a draft is counted beside the applications, not among them', () => {
  expect(summaryOf({ all: 14, draft: 1 })).toBe('13\u00a0candidatures et 1\u00a0brouillon')
  expect(summaryOf({ all: 2, draft: 0 })).toBe('2\u00a0candidatures')
  expect(summaryOf({ all: 1, draft: 1 })).toBe('1\u00a0brouillon')
  expect(summaryOf({ all: 0, draft: 0 })).toBe('0\u00a0candidature')
})
