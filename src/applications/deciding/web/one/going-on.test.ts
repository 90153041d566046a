import { expect, test } from 'vitest'
import { isLeading } from './going-on.ts'

test('the next application comes after a decision, and not after one that is taken back', () => {
  expect((['review', 'reject', 'hire', 'archive'] as const).map(isLeading)).toEqual([true, true, true, true])
  expect((['undo', 'cancel_rejection'] as const).map(isLeading)).toEqual([false, false])
})
