import { expect, test } from 'vitest'
import { monthlyEffect } from './monthly-effect.ts'

const PRICES = { price_7_days: 20_000, price_15_days: 40_000, price_30_days: 70_000 }

test('a month brings a third of what ninety days would have brought more, in whole Ariary', () => {
  const sold = { price_7_days: 9, price_15_days: 0, price_30_days: 4 }
  const dearer = { ...PRICES, price_7_days: 21_000, price_30_days: 75_000 }
  expect(monthlyEffect(PRICES, dearer, sold, 90)).toBe(9_666)
  expect(monthlyEffect(dearer, PRICES, sold, 90)).toBe(-9_666)
  expect(monthlyEffect(PRICES, { ...PRICES, price_15_days: 45_000 }, sold, 90)).toBe(0)
})
