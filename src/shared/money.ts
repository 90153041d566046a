const SPACE = '\u00A0'

/** A whole number by groups of three: « 1 500 000 », with no-break spaces. Not Intl: old phones' differs from the
 *  server's and would break hydration. */
export function formatCount(count: number): string {
  return Math.round(count)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, SPACE)
}

/** An amount in whole Ariary: « 1 500 000 Ar ». */
export function formatMoney(amount: number): string {
  return `${formatCount(amount)}${SPACE}Ar`
}

/** A pay range as it is read: both ends, one of them, or null when neither is known. */
export function formatPay(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null && min !== max)
    return `${formatCount(min)}${SPACE}–${SPACE}${formatMoney(max)}`
  if (min !== null && max === null) return `À partir de ${formatMoney(min)}`
  if (max !== null && min === null) return `Jusqu’à ${formatMoney(max)}`
  return min === null ? null : formatMoney(min)
}

const UNITS: readonly [RegExp, number][] = [
  [/(?:m|millions?)$/, 1_000_000],
  [/(?:k|mille)$/, 1_000],
]

/**
 * The whole amount in Ariary that a text says as people write it: « 2 500 000,00 Ar », « 2.500.000 », « 1,5M », « 800k ».
 * NaN for what does not say one: an amount is never guessed.
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

/** Digits, by groups of three or not; decimals only when they are zero, as there are no hundredths of an Ariary. */
function wholeNumber(text: string): number {
  const [, sign, digits = ''] =
    /^(-?)(\d{1,15}|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,]0{1,2})?$/.exec(text) ?? []
  return digits ? Number(`${sign}${digits.replaceAll(/[.,]/g, '')}`) : Number.NaN
}
