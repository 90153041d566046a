import { expect, test } from 'vitest'
import { nextCopyAt } from './limits.ts'

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`)

test('a fourth copy within 24 hours waits for the first of the three to be a day old', () => {
  const requested = [at('12:00'), at('10:00'), at('08:00')]
  expect(nextCopyAt(requested, at('13:00'))).toEqual(new Date('2026-11-24T08:00:00Z'))
  expect(nextCopyAt(requested, new Date('2026-11-24T08:00:00Z'))).toBeNull()
  expect(nextCopyAt(requested.slice(1), at('13:00'))).toBeNull()
})
