import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test('sizes are written with the unit that makes them short', () => {
  expect([0, 999, 3_800_000, 41_000_000_000].map(formatBytes)).toEqual([
    '0\u00a0o',
    '999\u00a0o',
    '3,8\u00a0Mo',
    '41\u00a0Go',
  ])
})
