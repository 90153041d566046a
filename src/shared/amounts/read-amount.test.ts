import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['2500000', 2_500_000],
  ['2 500 000', 2_500_000],
  ['2\u00A0500\u202F000\u00A0Ar', 2_500_000],
  ['2 500 000,00', 2_500_000],
  ['2.500.000', 2_500_000],
  ['2,500,000.00 MGA', 2_500_000],
  ['3M', 3_000_000],
  ['1,5M', 1_500_000],
  ['1.25 m', 1_250_000],
  ['2 millions d’Ar', Number.NaN],
  ['2 millions', 2_000_000],
  ['1 million Ar', 1_000_000],
  ['800k', 800_000],
  ['800 K Ar', 800_000],
  ['800 mille ariary', 800_000],
  ['0', 0],
  ['-5', -5],
])('« %s » is read as it is meant', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  '',
  'Ar',
  '1,5',
  '1.25',
  '2 500 000,50',
  '12.34.567',
  '1e6',
  '3MM',
  '-',
  'environ 500 000',
  '٣٠٠',
  '1-2',
])('« %s » is not guessed at', (text) => {
  expect(readAmount(text)).toBeNaN()
})
