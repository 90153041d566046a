const UNITS: readonly [RegExp, number][] = [
  [/(?:m|millions?)$/, 1_000_000],
  [/(?:k|mille)$/, 1_000],
]

/**
 * Reads the whole amount in Ariary that people wrote: « 2 500 000,00 Ar », « 2.500.000 », « 1,5M », « 800k ».
 * Returns NaN for what does not say one: an amount is never guessed.
 */
export function readAmount(text: string): number {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(/(?:ariary|ar|mga)$/, '')
  const unit = UNITS.find(([end]) => end.test(plain))
  if (!unit) return wholeNumber(plain)
  const [, whole, decimals = ''] = /^(-?\d{1,9})(?:[.,](\d{1,3}))?$/.exec(plain.replace(unit[0], '')) ?? []
  return whole ? Math.round(Number(`${whole}.${decimals}`) * unit[1]) : Number.NaN
}

/** Reads digits, by groups of three or not; decimals must be zero, because there are no hundredths of an Ariary. */
function wholeNumber(text: string): number {
  const [, sign, digits = ''] =
    /^(-?)(\d{1,15}|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,]0{1,2})?$/.exec(text) ?? []
  return digits ? Number(`${sign}${digits.replaceAll(/[.,]/g, '')}`) : Number.NaN
}
