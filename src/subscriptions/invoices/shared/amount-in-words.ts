const SMALL = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
] as const
const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt']
/** Above it there would be words that nobody reads on an invoice. */
const MOST = 999_999_999_999

/** The large units are nouns, which « cent » and « vingt » before them agree with; « mille » is none. */
const NOUNS: readonly [number, string][] = [
  [1_000_000_000, 'milliard'],
  [1_000_000, 'million'],
]

/**
 * Writes a whole number in French words by the traditional spelling: « quatre-vingt-un mille deux cents ».
 * @throws RangeError below zero, above 999 999 999 999, or with a fraction
 */
export function numberInWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > MOST)
    throw new RangeError(`${number} is not written in words`)
  if (number === 0) return 'zéro'
  const words: string[] = []
  let rest = number
  for (const [size, noun] of NOUNS) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count > 0) words.push(`${belowThousand(count, true)} ${noun}${count > 1 ? 's' : ''}`)
  }
  const thousands = Math.floor(rest / 1000)
  if (thousands > 0) words.push(thousands === 1 ? 'mille' : `${belowThousand(thousands, false)} mille`)
  if (rest % 1000 > 0) words.push(belowThousand(rest % 1000, true))
  return words.join(' ')
}

/**
 * Writes an amount in whole Ariary: « trois cent cinquante mille ariary », « deux millions d’ariary ».
 * @throws RangeError as `numberInWords` does
 */
export function amountInWords(amount: number): string {
  const words = numberInWords(amount)
  return /(?:million|milliard)s?$/.test(words) ? `${words} d’ariary` : `${words} ariary`
}

/** @param agrees whether « cents » and « quatre-vingts » that end it take their s, as they do not before « mille » */
function belowThousand(number: number, agrees: boolean): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (hundreds === 0) return belowHundred(rest, agrees)
  const hundred = hundreds === 1 ? 'cent' : `${belowHundred(hundreds, false)} cent`
  if (rest > 0) return `${hundred} ${belowHundred(rest, agrees)}`
  return hundreds > 1 && agrees ? `${hundred}s` : hundred
}

function belowHundred(number: number, agrees: boolean): string {
  const small = SMALL[number]
  if (small) return small
  if (number < 20) return `dix-${belowHundred(number - 10, false)}`
  const ten = Math.floor(number / 10)
  const tens = TENS[ten] ?? 'quatre-vingt'
  // Seventy and ninety count on from sixty and eighty.
  const unit = number - (ten === 7 ? 60 : ten >= 8 ? 80 : ten * 10)
  if (unit === 0) return ten === 8 && agrees ? `${tens}s` : tens
  if ((unit === 1 || unit === 11) && ten < 8) return `${tens} et ${belowHundred(unit, false)}`
  return `${tens}-${belowHundred(unit, false)}`
}
