import { expect, test } from 'vitest'
import { monthlyPrice, savingOf, savingWords } from './plans.ts'

const SILVER = { monthly: 60_000, quarterly: 171_000, yearly: 600_000 }
const GOLD = { monthly: 150_000, quarterly: 427_500, yearly: 1_500_000 }
const PREMIUM = { monthly: 350_000, quarterly: 997_500, yearly: 3_500_000 }

test('a month of a longer period is rounded down to whole Ariary', () => {
  expect(monthlyPrice(GOLD, 'quarterly')).toBe(142_500)
  expect(monthlyPrice(PREMIUM, 'yearly')).toBe(291_666)
})

test('a period saves against as many single months, and never less than nothing', () => {
  expect(savingOf(GOLD, 'monthly')).toBe(0)
  expect(savingOf(GOLD, 'yearly')).toBe(300_000)
  expect(savingOf({ ...GOLD, quarterly: 460_000 }, 'quarterly')).toBe(0)
})

test('the saving is said in months where it is whole months for every plan, in percent otherwise', () => {
  const all = [SILVER, GOLD, PREMIUM]
  expect(savingWords(all, 'quarterly')).toBe('−5\u00A0%')
  expect(savingWords(all, 'yearly')).toBe('2 mois offerts')
  expect(savingWords([SILVER, { ...GOLD, yearly: 1_650_000 }], 'yearly')).toBe('−8\u00A0%')
  expect(savingWords([{ ...GOLD, yearly: 1_650_000 }], 'yearly')).toBe('1 mois offert')
  expect(savingWords(all, 'monthly')).toBe(null)
  expect(savingWords([], 'yearly')).toBe(null)
})
