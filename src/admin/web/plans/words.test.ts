import { expect, test } from 'vitest'
import { monthlyDifference, signedMoney, valueWords } from './words.ts'

const GOLD = {
  monthly_price: 150_000,
  quarterly_price: 427_500,
  yearly_price: 1_500_000,
  offer_slots: 10,
  member_slots: 3,
  monthly_sponsorings: 2,
  monthly_contacts: 20,
}

test('what all of them pay more is counted a month, whatever the period', () => {
  const dearer = { ...GOLD, monthly_price: 165_000, quarterly_price: 470_250, yearly_price: 1_650_000 }
  expect(monthlyDifference(GOLD, dearer, { monthly: 2, quarterly: 1, yearly: 1 })).toBe(
    2 * 15_000 + 14_250 + 12_500,
  )
  expect(monthlyDifference(dearer, GOLD, { monthly: 1, quarterly: 0, yearly: 0 })).toBe(-15_000)
  expect(monthlyDifference(GOLD, GOLD, { monthly: 9, quarterly: 9, yearly: 9 })).toBe(0)
})

test('amounts say their sign, and limits that there is none', () => {
  expect(signedMoney(3_210_000)).toBe('+\u00A03\u00A0210\u00A0000\u00A0Ar')
  expect(signedMoney(-15_000)).toBe('−\u00A015\u00A0000\u00A0Ar')
  expect(signedMoney(0)).toBe('0\u00A0Ar')
  expect(valueWords('offer_slots', null)).toBe('sans limite')
  expect(valueWords('monthly_contacts', 1000)).toBe('1\u00A0000')
})
