import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTaxed, multiplyTaxed, splitTax, takeTaxed } from './value-added-tax.ts'

const amounts = fc.integer({ min: 0, max: 2_000_000_000 })

test.each([
  [350_000, 291_667, 58_333],
  [120_000, 100_000, 20_000],
  // 2,5 without the TVA: a half goes upwards.
  [3, 3, 0],
  [1, 1, 0],
  [0, 0, 0],
])('%i Ar with the TVA are %i without it, and %i of it', (incl_tax, excl_tax, tax) => {
  expect(splitTax(incl_tax)).toEqual({ incl_tax, excl_tax, tax })
})

test('the parts are whole, add up to what is paid, and are at most half an Ariary off', () => {
  fc.assert(
    fc.property(amounts, (paid) => {
      const { excl_tax, tax } = splitTax(paid)
      expect(Number.isInteger(excl_tax) && Number.isInteger(tax)).toBe(true)
      expect(excl_tax + tax).toBe(paid)
      expect(Math.abs(excl_tax * 12 - paid * 10)).toBeLessThanOrEqual(6)
    }),
  )
})

test('lines multiply, and their sum is the total', () => {
  const line = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 5_000_000 }))
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const total = addTaxed(lines.map(([quantity, unit]) => multiplyTaxed(quantity, unit)))
      expect(total.incl_tax).toBe(lines.reduce((sum, [quantity, unit]) => sum + quantity * unit, 0))
      expect(total.excl_tax + total.tax).toBe(total.incl_tax)
    }),
  )
})

test('what is given back bit by bit is in the end what was paid, with its TVA', () => {
  const given = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(given, (parts) => {
      const left = splitTax(parts.reduce((sum, part) => sum + part, 0))
      for (const part of parts) {
        const taken = takeTaxed(left, part)
        left.excl_tax -= taken.excl_tax
        left.tax -= taken.tax
        left.incl_tax -= taken.incl_tax
        expect(Math.min(taken.excl_tax, taken.tax, left.excl_tax, left.tax)).toBeGreaterThanOrEqual(0)
      }
      expect(left).toEqual({ excl_tax: 0, tax: 0, incl_tax: 0 })
    }),
  )
})

test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (amount) => {
  expect(() => splitTax(amount)).toThrow(RangeError)
})
