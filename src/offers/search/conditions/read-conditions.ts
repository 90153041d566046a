import { LRUCache } from 'lru-cache'
import { isTitle } from '#src/occupations/attachment.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { takePay } from './pay.ts'
import { CONDITION_PHRASES, DEGREE_WORDS, NOISE, WELL_PAID } from './phrases.ts'
import { MOST_PLACE_WORDS, placeNamed } from './places.ts'
import { isSmall, keyOf, phraseKey, splitWords, type Word } from './words.ts'

/** One value of a filter that the words ask for. */
interface ReadCondition {
  filter: (typeof CONDITION_PHRASES)[number][0] | 'city' | 'min_salary'
  /** As it stands in an address. */
  value: string
}

export interface ReadWords {
  /** What is left: the trade, the skills, the company; as it was typed. */
  rest: string
  conditions: ReadCondition[]
  /** The best paid are asked for first. */
  isWellPaid: boolean
}

type Meaning = { conditions: ReadCondition[] } | 'noise' | 'degree' | 'pay'

/** The longest phrases have as many words, small ones counted. */
const MOST_WORDS = 6
/** A known title around a phrase reaches this far on either side: « gardien de nuit ». */
const TITLE_REACH = 3
/** Each round takes something away, so that few suffice. */
const MOST_ROUNDS = 8

const readings = perVersion(() => new LRUCache<string, ReadWords>({ max: 500 }))

/**
 * Reads contract, type, mode, level, degree, pay and places out of what was typed, and leaves out what only says that one looks for
 * work. What stands in quotes is meant to the letter. Reading the rest again finds nothing more.
 */
export function readConditions(text: string): ReadWords {
  const known = readings().get(text)
  if (known) return known
  const read = readAll(text)
  readings().set(text, read)
  return read
}

/** « comptable à distance »; without its « à » the word says how far a lorry goes. */
const AT_DISTANCE = /(?<![\p{L}\p{N}])[àa]\s+distance(?![\p{L}\p{N}])/giu

function readAll(text: string): ReadWords {
  if (/["«»“”]/.test(text)) return { rest: text, conditions: [], isWellPaid: false }
  let rest = text.replace(AT_DISTANCE, 'télétravail')
  const conditions: ReadCondition[] = []
  let isWellPaid = false
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { rest: unpaid, amount } = takePay(rest)
    if (amount !== null) conditions.push({ filter: 'min_salary', value: String(amount) })
    const read = takePhrases(takeNumbers(unpaid, conditions))
    conditions.push(...read.conditions)
    isWellPaid ||= read.isWellPaid
    if (read.rest === rest) break
    rest = read.rest
  }
  return { rest, conditions: distinct(conditions), isWellPaid }
}

const EXPERIENCE =
  /(?<![\p{L}\p{N}])(?:avec\s+)?(\d{1,2})(?:\s*(?:à|a|-|ou)\s*\d{1,2})?\s*(?:ans?|années?)\s*(?:et plus|minimum|ou plus)?\s*(?:d[’'e ]\s*)?(?:exp[ée]riences?|exp|xp|traikefa)(?![\p{L}\p{N}])/iu
/** An age, or how long a contract lasts: no offer is filtered by either. */
const AGES_AND_DURATIONS =
  /(?<![\p{L}\p{N}])(?:de |pour |pendant )?\d{1,2}\s*(?:ans|mois|semaines|volana|taona)(?![\p{L}\p{N}])/giu

/** Takes years of experience, which make a level, ages and durations. */
function takeNumbers(text: string, conditions: ReadCondition[]): string {
  const experience = EXPERIENCE.exec(text)
  if (experience) conditions.push({ filter: 'job_level', value: levelOf(Number(experience[1])) })
  return text.replace(EXPERIENCE, ' ').replace(AGES_AND_DURATIONS, ' ')
}

/** The ids of the levels, from « Débutant (< 1 an) » to « Expert (> 10) ». */
function levelOf(years: number): string {
  if (years < 1) return '2'
  if (years < 3) return '3'
  if (years < 5) return '4'
  return years < 10 ? '5' : '6'
}

/** Takes the longest phrases from the left. */
function takePhrases(text: string): ReadWords {
  const words = splitWords(text)
  const kept = new Set(words)
  const conditions: ReadCondition[] = []
  let isWellPaid = false
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(text, words, at)
    if (!found) {
      at += 1
      continue
    }
    for (const word of takenBy(found, words, at, kept)) kept.delete(word)
    if (typeof found.meaning === 'object') conditions.push(...found.meaning.conditions)
    if (found.meaning === 'pay') isWellPaid = true
    at += found.length
  }
  return { rest: restOf(text, words, kept), conditions, isWellPaid }
}

interface Found {
  meaning: Meaning
  length: number
}

/** The phrase that begins here; none within a title that is known, and no word of a degree without the degree. */
function phraseAt(text: string, words: readonly Word[], at: number): Found | null {
  const first = words[at]
  if (!first || isSmall(first)) return null
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length)
    const last = run.at(-1)
    if (!last || isSmall(last)) continue
    const meaning = meaningOf(keyOf(run), length)
    if (!meaning || meaning === 'degree' || isWithinTitle(text, words, at, length)) continue
    if (meaning === 'noise' && length === 1 && specifies(words, at)) continue
    return { meaning, length }
  }
  return null
}

const OF = new Set(['d', 'de', 'des', 'du'])

/** « inspecteur du travail », « responsable de poste »: the word says what a trade is about. */
function specifies(words: readonly Word[], at: number): boolean {
  const [before, of] = [words[at - 2], words[at - 1]]
  if (!before || !of || !OF.has(of.form)) return false
  return !isSmall(before) && meaningOf(before.form, 1) === null
}

function meaningOf(key: string, length: number): Meaning | null {
  const phrase = meanings().get(key)
  if (phrase) return phrase
  const place = length <= MOST_PLACE_WORDS ? placeNamed(key) : null
  if (!place) return null
  const isRegion = place.label.startsWith('Région ')
  return { conditions: [{ filter: 'city', value: isRegion ? place.label : String(place.ids[0]) }] }
}

/** The phrase with the small words before it (« en », « à »), and with what is said beside a degree. */
function takenBy({ meaning, length }: Found, words: readonly Word[], at: number, kept: ReadonlySet<Word>) {
  let [from, to] = [at, at + length]
  const isBefore = (index: number) => {
    const word = words[index]
    return word !== undefined && kept.has(word) && isSmall(word)
  }
  while (isBefore(from - 1)) from -= 1
  if (typeof meaning === 'object' && meaning.conditions.some(({ filter }) => filter === 'degree')) {
    const isBeside = (some: readonly Word[]) => some.length > 0 && meanings().get(keyOf(some)) === 'degree'
    if (isBeside(words.slice(Math.max(0, from - 1), from))) from -= 1
    for (const more of [2, 1]) if (isBeside(words.slice(to, to + more))) to += more
  }
  return words.slice(from, to)
}

function isWithinTitle(text: string, words: readonly Word[], at: number, length: number): boolean {
  for (let from = Math.max(0, at - TITLE_REACH); from <= at; from += 1) {
    for (let to = Math.min(words.length, at + length + TITLE_REACH); to >= at + length; to -= 1) {
      const around = words.slice(from, to).filter((word) => !isSmall(word)).length
      if (around <= keyOf(words.slice(at, at + length)).split(' ').length) continue
      if (isTitle(text.slice(words[from]?.start, words[to - 1]?.end))) return true
    }
  }
  return false
}

/** The text without the words that were taken; as it was typed where none was. */
function restOf(text: string, words: readonly Word[], kept: ReadonlySet<Word>): string {
  const isTelling = (word: Word) => kept.has(word) && !isSmall(word)
  if (kept.size === words.length) return text.replace(/\s+/g, ' ').trim()
  const [first, last] = [words.findIndex(isTelling), words.findLastIndex(isTelling)]
  if (first < 0) return ''
  const left = words.slice(first, last + 1)
  let rest = ''
  let end = left[0]?.start ?? 0
  for (const word of left) {
    // Marks between words that were taken go with them, those at the end of one that stays (« C++ ») stay.
    const between = text.slice(end, word.start)
    rest += kept.has(word)
      ? between + text.slice(word.start, word.end)
      : between.replace(/[-’',;:/()+&]/g, ' ')
    end = word.end
  }
  const marks = /^[^\s,;:/()!?–]*/.exec(text.slice(end))?.[0] ?? ''
  return `${rest}${last === words.length - 1 ? marks : ''}`.replace(/\s+/g, ' ').trim()
}

let known: ReadonlyMap<string, Meaning> | undefined

function meanings(): ReadonlyMap<string, Meaning> {
  known ??= new Map([
    ...listed(NOISE, 'noise'),
    ...listed(DEGREE_WORDS, 'degree'),
    ...listed(WELL_PAID, 'pay'),
    ...CONDITION_PHRASES.flatMap(([filter, values, phrases]) =>
      listed(phrases, { conditions: values.map((value) => ({ filter, value: String(value) })) }),
    ),
  ])
  return known
}

function listed(phrases: string, meaning: Meaning): [string, Meaning][] {
  return phrases
    .split(/[;\n]/)
    .map(phraseKey)
    .filter(Boolean)
    .map((key) => [key, meaning])
}

function distinct(conditions: readonly ReadCondition[]): ReadCondition[] {
  const byKey = new Map(conditions.map((each) => [`${each.filter} ${each.value}`, each]))
  return [...byKey.values()]
}
