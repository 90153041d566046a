const SPACE = '\u00A0'

/**
 * Writes a whole number by groups of three: « 1 500 000 », with no-break spaces. Intl is not used, because that of old
 * phones differs from the server's and would break hydration.
 */
export function formatCount(count: number): string {
  return Math.round(count)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, SPACE)
}

/** Writes an amount in whole Ariary: « 1 500 000 Ar ». */
export function formatMoney(amount: number): string {
  return `${formatCount(amount)}${SPACE}Ar`
}

/** Writes a pay range in Ariary with both ends or one of them; null when neither is known. */
export function formatPay(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null && min !== max) return `${formatCount(min)}${SPACE}– ${formatMoney(max)}`
  if (min !== null && max === null) return `À partir de ${formatMoney(min)}`
  if (max !== null && min === null) return `Jusqu’à ${formatMoney(max)}`
  return min === null ? null : formatMoney(min)
}

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
