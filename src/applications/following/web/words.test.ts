import { expect, test } from 'vitest'
import { summaryOf } from './words.ts'

test('a draft is counted beside the applications, not among them', () => {
  expect(summaryOf({ all: 14, in_progress: 7, draft: 1 })).toBe(
    '13\u00a0candidatures, dont 7 en cours, et 1\u00a0brouillon',
  )
  expect(summaryOf({ all: 2, in_progress: 2, draft: 0 })).toBe('2\u00a0candidatures, dont 2 en cours')
  expect(summaryOf({ all: 1, in_progress: 0, draft: 1 })).toBe('1\u00a0brouillon')
})
