import { expect, test } from 'vitest'
import { bestOf } from './best.ts'

const of = (...values: (number | null)[]) => [...bestOf(values.map((value, id) => ({ id, value })))]

test('the greatest is the best, several when they share it, none when all are alike or alone', () => {
  expect(of(6, 5, 4)).toEqual([0])
  expect(of(5, 5, 4)).toEqual([0, 1])
  expect(of(5, 5, null)).toEqual([])
  expect(of(5, null, null)).toEqual([])
  expect(of(null, null)).toEqual([])
  expect(of(-3, null, -1)).toEqual([2])
  expect(of()).toEqual([])
})
