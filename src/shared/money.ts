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
