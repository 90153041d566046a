import { readAmount } from '#src/shared/amounts/read-amount.ts'

/** Smaller numbers are no pay of a month here, larger ones are slips. */
const LEAST = 100_000
const MOST = 100_000_000

const WORDS_FOR_NUMBERS: Readonly<Record<string, string>> = {
  un: '1',
  iray: '1',
  deux: '2',
  roa: '2',
  trois: '3',
  telo: '3',
  quatre: '4',
  cinq: '5',
}

const BEFORE =
  "(?:(?<![\\p{L}\\p{N}])(?:avec|à partir de|a partir de|au moins|minimum|mini|min|plus de|sup[ée]rieure? à|entre|de|d[’']|à|pour|salaires?|karama|r[ée]mun[ée]ration|pay[ée]e?s?|paie|pay[ée]e? au moins|gagner|>|≥)[\\s:=]*)*"
const numberNamed = (name: string) =>
  `(?<${name}>[1-9]\\d{0,2}(?:[ .,\\u00a0\\u202f]\\d{3})+(?!\\d)|[1-9]\\d*(?:[.,]\\d{1,2})?|0[.,]\\d{1,2}|(?:${Object.keys(WORDS_FOR_NUMBERS).join('|')})(?=\\s+(?:millions?|tapitrisa)))`
const unitNamed = (name: string) => `(?:\\s*(?<${name}>millions?|mille|tapitrisa|[mk])(?![\\p{L}\\p{N}]))?`
const currencyNamed = (name: string) => `(?:\\s*(?:d[’']\\s*)?(?<${name}>ariary|ar|mga)(?![\\p{L}\\p{N}]))?`
const AFTER =
  '(?:\\s*(?:par mois|/\\s*mois|isam-bolana|mensuels?|nets?|bruts?|minimum|et plus|ou plus|\\+)(?![\\p{L}\\p{N}]))*'

const PAY = new RegExp(
  `(?<before>${BEFORE})(?<![\\p{L}\\p{N}.,])${numberNamed('number')}${unitNamed('unit')}(?<half>\\s+et\\s+demie?)?${currencyNamed('currency')}(?:\\s*(?:-|–|à|a|et)\\s*${numberNamed('most')}${unitNamed('mostUnit')}${currencyNamed('mostCurrency')})?(?![\\p{L}\\p{N}])(?!\\s*(?:€|\\$|euros?|eur|usd|fmg|fcfa))${AFTER}`,
  'giu',
)

/** A pay among the words, the least of two (« entre 800 000 et 1 million »), in Ariary a month, and the text without it. */
export function takePay(text: string): { rest: string; amount: number | null } {
  for (const found of text.matchAll(PAY)) {
    const amount = amountOf(found.groups ?? {})
    if (amount === null) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { rest: rest.replace(/\s+/g, ' ').trim(), amount }
  }
  return { rest: text, amount: null }
}

function amountOf(groups: Readonly<Record<string, string | undefined>>): number | null {
  const { before = '', number = '' } = groups
  const unit = groups.unit ?? groups.mostUnit ?? ''
  const isInMillions = /^(?:millions?|tapitrisa)$/i.test(unit)
  const digits = WORDS_FOR_NUMBERS[number.toLowerCase()] ?? number
  const half = groups.half ? 500_000 : 0
  const amount = readAmount(`${digits}${isInMillions ? 'm' : unit}`) + (isInMillions ? half : 0)
  const isSaid =
    Boolean(groups.currency ?? groups.mostCurrency) ||
    /salaire|karama|mun[ée]ration|pay|paie|gagn/i.test(before)
  // « 5m » is a length as often as an amount, unless something else says that it is paid.
  if (unit === 'm' && !isSaid) return null
  return amount >= LEAST && amount <= MOST ? amount : null
}
