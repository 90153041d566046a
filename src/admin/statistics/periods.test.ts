import { expect, test } from 'vitest'
import { monthsEarlier, periodBefore, readPeriod } from './shared/periods.ts'

test.each([
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-11-22', 13, '2025-10-22'],
])('%s is %d months after %s', (day, months, earlier) => {
  expect(monthsEarlier(day, months)).toBe(earlier)
})

test.each([
  // The month until yesterday stands beside the same days of the month before.
  ['2026-11-01', '2026-11-22', 'before', '2026-10-01', '2026-10-22'],
  // A whole month stands beside the whole month before, however long it is.
  ['2026-02-01', '2026-02-28', 'before', '2026-01-01', '2026-01-31'],
  ['2026-03-01', '2026-03-30', 'before', '2026-02-01', '2026-02-28'],
  ['2026-11-09', '2026-11-15', 'before', '2026-11-02', '2026-11-08'],
  ['2026-01-01', '2026-12-31', 'before', '2025-01-01', '2025-12-31'],
  ['2026-11-01', '2026-11-22', 'last_year', '2025-11-01', '2025-11-22'],
] as const)('%s to %s is compared, by %s, with %s to %s', (from, to, against, first, last) => {
  expect(periodBefore({ from, to }, against)).toEqual({ from: first, to: last })
})

test('days to come are left out, and a period in the future or of three years is none', () => {
  const yesterday = '2026-11-22'
  expect(readPeriod({ from: '2026-11-20', to: '2026-12-24' }, yesterday)).toEqual({
    from: '2026-11-20',
    to: yesterday,
  })
  const usual = { from: '2026-11-01', to: yesterday }
  expect(readPeriod({ from: '2026-12-01', to: '2026-12-24' }, yesterday)).toEqual(usual)
  expect(readPeriod({ from: '2023-11-01', to: yesterday }, yesterday)).toEqual(usual)
})
