import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import type { ProofValues } from './shared/proof-values.ts'
import { readRows, type Stretch } from './words.ts'

/** More of a kind is no receipt of one payment. */
const MOST_OF_A_KIND = 12
/** The largest sum that the tables can keep. */
const MOST_ARIARY = 2_147_483_647
const FULL_YEAR = 2000

/** A sum in whole Ariary: groups of three digits, or digits alone; a wrapped line may part the groups, and cents are zeros. */
const SUM = String.raw`(?<![\d.,/-])(\d{1,3}(?:[ .,\n]\d{3})+|\d{3,9})(?:[.,]00)?(?![\d/-])`
const CURRENCY = '(?:[AÂ]r(?:iary)?|MGA)'
const SUMS = [
  new RegExp(String.raw`${SUM}[ \n]?${CURRENCY}(?!\p{L})`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})${CURRENCY} ?${SUM}`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})(?:montant|amount|somme|total)[^\d\uFFFD]{1,20}${SUM}`, 'giu'),
]
/** What stands before a sum that is not the one paid. */
const OTHER_SUM = /(?:so[lij1]de|balance|frais|fees?|commission|bonus)[^\d\uFFFD]{0,20}$/iu

/** Numbers that Orange Money and Airtel Money give, those of this site, and words behind « Réf ». */
const OWN_REFERENCE = /(?<![\w-])PAI-?\d{4}-?\d{4,}(?!\w)/giu
const DOTTED_REFERENCE = /(?<![\w.])[A-Z]{2}\d{6}\.\d{4}\.[A-Z0-9]\d{5}(?!\w)/giu
const LABELLED_REFERENCE =
  /(?<!\p{L})(?:r[ée]f(?:[ée]rence)?|reference|transaction(?: id)?|trans(?: id)?|txn(?: id)?|tid|id)(?: ?n°)?[ .:#\n]{1,4}((?:[A-Z]*\d[A-Z0-9.]*[ \n]?){1,4})/giu
const LONG_NUMBER = /(?<![\d.+])\d{9,12}(?!\d)/gu

const PHONE = /(?<!\d)(?:\+?261[ .-]?|0)(3[2-8](?:[ .-]?\d){7})(?!\d)/gu
const IS_PHONE = /^(?:261|0)3[2-8]\d{7}$/
/** The last of these words before a number says whose it is. */
const ROLE =
  /(?<!\p{L})(?:(?<payee>à|vers|au|to|b[ée]n[ée]ficiaire|destinataire|marchand|envoy[ée]|payee)|(?<payer>de|du|depuis|from|par|exp[ée]diteur|[ée]metteur|payeur|payer|compte))(?!\p{L})[^\d\uFFFD]{0,40}$/iu

const NUMERIC_DAY = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d/.-]*\d)/gu
const ISO_DAY = /(?<![\d/.-])(\d{4})-(\d{2})-(\d{2})(?!\d)/gu
const WRITTEN_DAY = /(?<!\d)(\d{1,2})(?:er)? (\p{L}{3,9})\.?,? (\d{4})(?!\d)/gu
const MONTHS = [
  ...[/^jan/, /^f[ée][vb]/, /^mar/, /^a[vp]r/, /^ma[iy]/, /^jui?n/, /^jui?l/, /^ao[uû]|^aug/],
  ...[/^sep/, /^oct/, /^nov/, /^d[ée]c/],
]

interface Match<Value> {
  value: Value
  from: number
  to: number
}

/**
 * Finds what may be the sum, the reference, the numbers and the day of a payment in the words of its proof. What is not
 * found is an empty list, because nothing is guessed.
 * @param hasPlaces whether the words' boxes are shares of a picture
 */
export function findValues(stretches: readonly Stretch[], hasPlaces: boolean): ProofValues {
  const { text, boxOf } = readRows(stretches)
  const placed = <Value>(matches: readonly Match<Value>[]) =>
    firstOfEach(matches).map(({ value, from, to }) => ({ value, box: hasPlaces ? boxOf(from, to) : null }))
  const phones = findPhones(text)
  return {
    amounts: placed(findAmounts(text)),
    references: placed(findReferences(text)),
    payees: placed(phones.filter(({ value }) => value.isPayee).map(numberOf)),
    payers: placed(phones.filter(({ value }) => !value.isPayee).map(numberOf)),
    days: placed(findDays(text)),
  }
}

function firstOfEach<Value>(matches: readonly Match<Value>[]): Match<Value>[] {
  const byValue = new Map<Value, Match<Value>>()
  for (const match of matches) if (!byValue.has(match.value)) byValue.set(match.value, match)
  return [...byValue.values()].slice(0, MOST_OF_A_KIND)
}

function findAmounts(text: string): Match<number>[] {
  return SUMS.flatMap((pattern) =>
    all(text, pattern)
      .filter(({ index }) => !OTHER_SUM.test(text.slice(0, index)))
      .flatMap((match) => sumsOf(match)),
  )
    .filter(({ value }) => value > 0 && value <= MOST_ARIARY)
    .toSorted((one, other) => one.to - other.to)
}

/** Groups on two lines may be one sum that was wrapped, or two: the one before the currency is meant then. */
function sumsOf(match: RegExpExecArray): Match<number>[] {
  const written = match[1] ?? ''
  const from = match.index + match[0].indexOf(written)
  const whole = { value: digitsOf(written), from, to: from + written.length }
  const end = written.lastIndexOf('\n') + 1
  const last = { ...whole, value: digitsOf(written.slice(end)), from: from + end }
  return end === 0 || written[end] === '0' ? [whole] : [last, whole]
}

const digitsOf = (text: string) => Number(text.replaceAll(/\D/g, ''))

function findReferences(text: string): Match<string>[] {
  const whole = [OWN_REFERENCE, DOTTED_REFERENCE].flatMap((pattern) =>
    all(text, pattern).map(({ 0: written, index }) => matchOf(written, index)),
  )
  const labelled = all(text, LABELLED_REFERENCE).flatMap((match) => {
    const written = match[1] ?? ''
    const from = match.index + match[0].lastIndexOf(written)
    const [first = ''] = written.split(/[ \n]/)
    return [matchOf(first, from), matchOf(written.trimEnd(), from)]
  })
  const numbers = all(text, LONG_NUMBER).map(({ 0: written, index }) => matchOf(written, index))
  return [...labelled, ...whole, ...numbers].filter(
    ({ value }) => value.length >= 6 && value.length <= 40 && !IS_PHONE.test(value),
  )
}

const matchOf = (written: string, from: number): Match<string> => ({
  value: written
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.]/g, '')
    .replace(/\.+$/, ''),
  from,
  to: from + written.length,
})

function findPhones(text: string): Match<{ number: string; isPayee: boolean }>[] {
  return all(text, PHONE).map(({ 0: written, 1: digits = '', index }) => {
    const { payee } = ROLE.exec(text.slice(0, index))?.groups ?? {}
    const number = `+261${digits.replaceAll(/\D/g, '')}`
    return { value: { number, isPayee: payee !== undefined }, from: index, to: index + written.length }
  })
}

const numberOf = ({ value, from, to }: Match<{ number: string }>) => ({ value: value.number, from, to })

function findDays(text: string): Match<string>[] {
  const numeric = all(text, NUMERIC_DAY).map((match) => dayOf(match, match[3], match[2], match[1]))
  const iso = all(text, ISO_DAY).map((match) => dayOf(match, match[1], match[2], match[3]))
  const written = all(text, WRITTEN_DAY).map((match) => {
    const month = MONTHS.findIndex((each) => each.test((match[2] ?? '').toLowerCase())) + 1
    return dayOf(match, match[3], String(month), match[1])
  })
  return [...numeric, ...iso, ...written]
    .filter(({ value }) => isCalendarDate(value))
    .toSorted((one, other) => one.from - other.from)
}

function dayOf(match: RegExpExecArray, year = '', month = '', day = ''): Match<string> {
  const full = year.length === 2 ? String(FULL_YEAR + Number(year)) : year
  const value = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return { value, from: match.index, to: match.index + match[0].length }
}

const all = (text: string, pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)]
