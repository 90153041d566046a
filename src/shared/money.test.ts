import { expect, test } from 'vitest'
import { formatMoney, formatPay } from './money.ts'

test('amounts are grouped by thousands with no-break spaces', () => {
  expect(formatMoney(1_500_000)).toBe('1\u00A0500\u00A0000\u00A0Ar')
  expect(formatMoney(0)).toBe('0\u00A0Ar')
})

test('a pay range says what is known of it', () => {
  expect(formatPay(900_000, 1_200_000)).toBe('900\u00A0000\u00A0– 1\u00A0200\u00A0000\u00A0Ar')
  expect(formatPay(900_000, 900_000)).toBe('900\u00A0000\u00A0Ar')
  expect(formatPay(900_000, null)).toBe('À partir de 900\u00A0000\u00A0Ar')
  expect(formatPay(null, null)).toBe(null)
})
