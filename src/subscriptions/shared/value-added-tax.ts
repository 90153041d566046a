/** The rate of the TVA, in percent. */
export const TAX_PERCENT = 20

/** An amount in whole Ariary, without the TVA, of the TVA, and with it: the first two always add up to the third. */
export interface TaxedAmount {
  excl_tax: number
  tax: number
  incl_tax: number
}

/**
 * Splits a price, which includes the TVA. This is the one place where the TVA is rounded: the price without it goes to
 * the nearest whole Ariary, a half upwards, and the TVA is what is left to the price that was paid.
 * @param inclTax whole Ariary, TVA included
 * @throws RangeError for what is no whole amount of zero or more
 */
export function splitTax(inclTax: number): TaxedAmount {
  if (!Number.isSafeInteger(inclTax) || inclTax < 0)
    throw new RangeError(`${inclTax} is no amount in whole Ariary`)
  const divisor = 100 + TAX_PERCENT
  // Twice the dividend plus the divisor over twice the divisor rounds in whole numbers, a half upwards.
  const dividend = BigInt(inclTax) * 200n + BigInt(divisor)
  const excl_tax = Number(dividend / BigInt(2 * divisor))
  return { excl_tax, tax: inclTax - excl_tax, incl_tax: inclTax }
}

/**
 * A line of so many pieces. The price of one piece is what is rounded, so that what stands on an invoice multiplies and
 * adds up for whoever recalculates it.
 * @param quantity a whole number; below zero for what is taken off, as the unused days of the plan before
 * @param unitInclTax price of one piece in whole Ariary, TVA included
 */
export function multiplyTaxed(quantity: number, unitInclTax: number): TaxedAmount {
  if (!Number.isSafeInteger(quantity) || quantity === 0)
    throw new RangeError(`${quantity} is no quantity of a line`)
  const unit = splitTax(unitInclTax)
  return {
    excl_tax: quantity * unit.excl_tax,
    tax: quantity * unit.tax,
    incl_tax: quantity * unit.incl_tax,
  }
}

/**
 * The part of a taxed amount that is given back, rounded as a price is, as far as neither what is left without the TVA nor
 * the TVA that is left goes below zero; so all parts together are the whole.
 * @param left what was not given back yet
 * @param inclTax whole Ariary, no more than is left
 */
export function takeTaxed(left: TaxedAmount, inclTax: number): TaxedAmount {
  const least = Math.max(splitTax(inclTax).excl_tax, inclTax - left.tax)
  const excl_tax = Math.min(left.excl_tax, least)
  return { excl_tax, tax: inclTax - excl_tax, incl_tax: inclTax }
}

export function addTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
  const total = { excl_tax: 0, tax: 0, incl_tax: 0 }
  for (const { excl_tax, tax, incl_tax } of amounts) {
    total.excl_tax += excl_tax
    total.tax += tax
    total.incl_tax += incl_tax
  }
  return total
}
