import { expect, test } from 'vitest'
import { formatGap, isBad } from './words.ts'

test('how far today is from last week is a share, a factor, or a number among a few', () => {
  const gap = (name: 'signups' | 'received' | 'server_errors', today: number, last_week: number | null) =>
    formatGap({ name, today, last_week })
  expect(gap('signups', 64, 58)).toBe('+10\u00a0%')
  expect(gap('signups', 96, 121)).toBe('−21\u00a0%')
  expect(gap('signups', 212, 14)).toBe('×\u00a015')
  expect(gap('server_errors', 3, 4)).toBe('−1')
  expect(gap('received', 860_000, 610_000)).toBe('+41\u00a0%')
  expect(gap('received', 350_000, 0)).toBe('+350\u00a0000\u00a0Ar')
  expect(gap('signups', 5, 5)).toBe('=')
  expect(gap('signups', 5, null)).toBe('—')
})

test('fewer answers and more waiting mails are bad, more answers and few errors are not', () => {
  expect(isBad({ name: 'answers', today: 90, last_week: 121 })).toBe(true)
  expect(isBad({ name: 'answers', today: 130, last_week: 121 })).toBe(false)
  expect(isBad({ name: 'mails_waiting', today: 212, last_week: 14 })).toBe(true)
  expect(isBad({ name: 'server_errors', today: 3, last_week: 0 })).toBe(false)
})
