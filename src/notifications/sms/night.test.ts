import { expect, test } from 'vitest'
import { afterTheNight } from './night.ts'

test('a text of the night waits for the morning of Madagascar', () => {
  const next = (moment: string) => afterTheNight(new Date(moment)).toISOString()
  expect(next('2026-03-10T17:59:00.000Z')).toBe('2026-03-10T17:59:00.000Z')
  expect(next('2026-03-10T18:00:00.000Z')).toBe('2026-03-11T03:00:00.000Z')
  // Midnight there is 21 h here.
  expect(next('2026-03-10T22:30:00.000Z')).toBe('2026-03-11T03:00:00.000Z')
  expect(next('2026-03-11T02:59:00.000Z')).toBe('2026-03-11T03:00:00.000Z')
  expect(next('2026-03-11T03:00:00.000Z')).toBe('2026-03-11T03:00:00.000Z')
})
