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
