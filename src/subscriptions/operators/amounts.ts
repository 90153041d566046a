import { formatMoney } from '#src/shared/money.ts'

/** Reads whole Ariary as operators write them: 60000, "60000" or "60000.00"; null for anything else. */
function readAriary(written: unknown): number | null {
  const text = typeof written === 'number' ? String(written) : written
  if (typeof text !== 'string' || !/^\d{1,12}(\.0+)?$/.test(text)) return null
  return Number(text)
}

/** What differs between the sum that was asked for and the one that was taken, in words; null when nothing does. */
export function amountDifference(asked: number, written: unknown): string | null {
  const taken = readAriary(written)
  if (taken === asked) return null
  if (taken === null)
    return `L’opérateur ne dit pas en Ariary entiers ce qu’il a pris\u00A0: ${formatMoney(asked)} attendus.`
  return `${formatMoney(taken)} reçus au lieu de ${formatMoney(asked)}.`
}

/** As `amountDifference`, of the currency: each operator and test site has names of its own for the Ariary. */
export function currencyDifference(names: readonly string[], written: unknown): string | null {
  if (typeof written !== 'string' || written === '') return 'L’opérateur ne dit pas la monnaie.'
  const isKnown = names.some((name) => name.toLowerCase() === written.toLowerCase())
  return isKnown ? null : 'La monnaie n’est pas l’Ariary.'
}

/** One text of several differences, null when there are none. */
export function joinDifferences(differences: readonly (string | null)[]): string | null {
  return differences.filter((each) => each !== null).join(' ') || null
}
