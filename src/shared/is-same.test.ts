import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

test('the order of names makes no difference', () => {
  expect(isSame({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false)
})
