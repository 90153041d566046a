import { expect, test } from 'vitest'
import { readMonth } from './months.ts'

test.each([
  ['08/2021', '2021-08'],
  ['8 / 2021', '2021-08'],
  ['08-2021', '2021-08'],
  ['août 2021', '2021-08'],
  ['Aout 2021', '2021-08'],
  ['sept. 2021', '2021-09'],
  ['févr 2020', '2020-02'],
  ['juil. 2020', '2020-07'],
  ['2021-08', '2021-08'],
])('the month « %s » is read as it is meant', (text, month) => {
  expect(readMonth(text)).toBe(month)
})

test.each(['', '2021', 'jui 2020', 'ma 2020', 'un 2020', '08/21', '1er mars 2027', '31/02/2027'])(
  'no month is guessed from « %s »',
  (text) => {
    expect(readMonth(text)).toBeNull()
  },
)
