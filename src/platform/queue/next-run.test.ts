import { expect, test } from 'vitest'
import { nextRun } from './next-run.ts'

test.each([
  ['* * * * *', '2026-11-21T08:01:00.000Z'],
  ['*/10 * * * *', '2026-11-21T08:10:00.000Z'],
  ['17 * * * *', '2026-11-21T08:17:00.000Z'],
  ['45 22 * * *', '2026-11-21T22:45:00.000Z'],
  ['0 3 * * *', '2026-11-22T03:00:00.000Z'],
  // Monday of the next week.
  ['0 4 * * 1', '2026-11-23T04:00:00.000Z'],
  ['5,35 9-10 * * *', '2026-11-21T09:05:00.000Z'],
])('« %s » runs next at %s', (cron, expected) => {
  expect(nextRun(cron, new Date('2026-11-21T08:00:30Z'))?.toISOString()).toBe(expected)
})

test('a day that does not come within a week has no next run', () => {
  expect(nextRun('0 0 30 2 *', new Date('2026-11-21T08:00:00Z'))).toBeNull()
})
