import { expect, test } from 'vitest'
import { compareSponsored } from './comparison.ts'

/** Twenty days of November from the 1st on, of which 6 to 13 were better. */
const DAYS = Array.from({ length: 20 }, (_, at) => {
  const isBetter = at + 1 >= 6 && at + 1 <= 13
  return {
    day: `2026-11-${String(at + 1).padStart(2, '0')}`,
    views_count: isBetter ? 30 : 10,
    openings_count: isBetter ? 6 : 2,
    applications_count: isBetter ? 1 : 0,
  }
})
const sponsoring = (starts_at: string | null, ends_at: string | null, state = 'expired') => ({
  state,
  starts_at,
  ends_at,
})
const SEVEN = sponsoring('2026-11-06T09:00:00.000Z', '2026-11-13T09:00:00.000Z')

test('whole days with a sponsoring are compared with whole days without one', () => {
  expect(compareSponsored([SEVEN], DAYS)).toEqual({
    sponsoring: SEVEN,
    with: { days: 6, views_count: 30, openings_count: 6, applications_count: 1 },
    without: { days: 10, views_count: 10, openings_count: 2, applications_count: 0 },
  })
})

test('of several the last that had a whole day counts, and no day of another is one without', () => {
  const running = sponsoring('2026-11-20T05:00:00.000Z', '2026-11-27T05:00:00.000Z', 'active')
  const cancelled = sponsoring('2026-11-15T05:00:00.000Z', '2026-11-18T05:00:00.000Z', 'cancelled')
  const ordered = sponsoring(null, null, 'pending')
  const compared = compareSponsored([ordered, running, cancelled, SEVEN], DAYS)
  expect(compared).toMatchObject({ sponsoring: SEVEN, with: { days: 6 }, without: { days: 6 } })
})

test('nothing is compared without a whole day on both sides', () => {
  expect(compareSponsored([], DAYS)).toBeNull()
  expect(compareSponsored([SEVEN], [])).toBeNull()
  const always = sponsoring('2026-11-01T05:00:00.000Z', '2026-12-01T05:00:00.000Z', 'active')
  expect(compareSponsored([always], DAYS)).toBeNull()
  const today = sponsoring('2026-11-19T05:00:00.000Z', '2026-11-26T05:00:00.000Z', 'active')
  expect(compareSponsored([today], DAYS)).toBeNull()
})
