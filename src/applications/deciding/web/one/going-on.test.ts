import { expect, test } from 'vitest'
import { isLeading, undoOf } from './going-on.ts'

test('the next application comes after a decision, and not after one that is taken back', () => {
  expect((['review', 'reject', 'hire', 'archive'] as const).map(isLeading)).toEqual([true, true, true, true])
  expect((['undo', 'cancel_rejection'] as const).map(isLeading)).toEqual([false, false])
})

test('a decision is taken back as long as its applicant is not told', () => {
  const held = { rejection_sent_at: null, undo_seconds: null }
  expect(undoOf(held)).toBeUndefined()
  expect(undoOf({ ...held, undo_seconds: 9 })?.change).toBe('undo')
  expect(undoOf({ ...held, rejection_sent_at: '2026-11-28T06:12:00Z' })?.change).toBe('cancel_rejection')
})
