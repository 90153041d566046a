import { nearestWord } from '#src/platform/search/nearest-word.ts'
import { correctionOf } from './corrections.ts'
import { NOTHING, readList } from './lists.ts'
import { SEVERAL, taxonomy } from './taxonomy.ts'
import { stem, withoutCircumstances, wordsOf } from './title-words.ts'

export interface Candidate {
  code: string
  /** Confidence goes from 0 to 1. */
  confidence: number
}

/** An attachment of this confidence is taken as right; below `ATTACHED` a title stays without an occupation. */
export const SURE = 0.8
const ATTACHED = 0.6
/** A title that is only alike is trusted this much at most; a search takes that for what was meant. */
export const LIKELY = 0.79

const MOST = 5
const LONGEST = 120

/** Words that no known title has weigh this much: they specify an occupation rather than name another. */
const UNKNOWN = 1.5
/** The first word weighs more, because French says first what a person is. */
const HEAD = 1.6
const HELPERS = new Set(['aide', 'apprenti'].map(stem))
/** Words after a comma, a dash or a bracket weigh less, because they say where or for whom. */
const ASIDE = 0.35

/** Returns the code of the occupation that a title names, or null rather than a guess. */
export function occupationOf(title: string): string | null {
  const [best] = attachTitle(title)
  return best?.code ?? null
}

/** Whether a title is nothing but a head that many occupations share: « Technicien », « Agent ». */
export const isGeneralHead = (title: string) => saysNothing(withoutCircumstances(wordsOf(title)))

/** Lists the occupations that a title may name, likeliest first; empty when none is likely. */
export function attachTitle(title: string): Candidate[] {
  const text = title.slice(0, LONGEST)
  const all = wordsOf(text)
  const [main = ''] = text.split(/[,–—(|:]| - /)
  const said = withoutCircumstances(wordsOf(main))
  const decided = firstDecision(all, withoutCircumstances(all))
  if (decided !== undefined) return decided === null ? [] : [{ code: decided, confidence: 1 }]
  const known =
    exactly(all, 1) ??
    exactly(withoutCircumstances(all), 0.97) ??
    exactly(wordsOf(main), 0.95) ??
    exactly(said, 0.93) ??
    exactly(withoutHelper(said), 0.85)
  if (known) return known
  const words = withoutCircumstances(all)
  if (saysNothing(words)) return []
  const corrected = words.map(correctWord)
  return exactly(corrected, LIKELY) ?? alike(corrected, new Set(said.map(correctWord)))
}

/** What a person decided for the title, as it stands or without what says how and when one works. */
function firstDecision(...readings: string[][]): string | null | undefined {
  return readings.map(correctionOf).find((decision) => decision !== undefined)
}

let heads: ReadonlySet<string> | undefined

/** Whether the words are a head that many occupations share (« technicien »), to which any of them would be a guess. */
function saysNothing(words: string[]): boolean {
  heads ??= new Set(
    readList('titles')
      .flatMap(([code, titles = '']) => (code === NOTHING ? titles.split(';') : []))
      .map((title) => wordsOf(title).join(' ')),
  )
  return heads.has(words.join(' '))
}

/** Shorter words are acronyms as often as errors. */
const SHORTEST_CORRECTED = 5
/** A word of this length may have two errors; in a shorter one they make another trade (« sourceur », « soudeur »). */
const LONG_WORD = 10

let byInitial: ReadonlyMap<string, { word: string; uses: number }[]> | undefined

/** Writes a word that no known title has as the one that it was meant to be; one that resembles none stays. */
function correctWord(typed: string): string {
  const { holders } = taxonomy()
  if (typed.length < SHORTEST_CORRECTED || holders.has(typed)) return typed
  byInitial ??= Map.groupBy(
    [...holders]
      .map(([word, { length }]) => ({ word, uses: length }))
      .filter(({ word }) => word.length >= SHORTEST_CORRECTED),
    ({ word }) => word.charAt(0),
  )
  const near = byInitial.get(typed.charAt(0)) ?? []
  return nearestWord(typed, near, LONG_WORD) ?? typed
}

/**
 * The helper of a frigoriste is of that trade, unless the title is an occupation of its own, as « aide-soignant » is.
 */
function withoutHelper([first = '', ...others]: string[]): string[] {
  return HELPERS.has(first) ? others : [first, ...others]
}

/** Lists the codes of occupations that a title may name, however unlikely, for a person to choose from. */
export function listLikely(title: string): string[] {
  const words = withoutCircumstances(wordsOf(title.slice(0, LONGEST)))
  const sure = attachTitle(title).map(({ code }) => code)
  const rest = [...compare(words, new Set(words))]
    .sort(([, one], [, other]) => other - one)
    .map(([code]) => code)
  return [...new Set([...sure, ...rest])].slice(0, MOST)
}

/** Whether the words as a whole are a known title. */
export function isTitle(words: string): boolean {
  const all = wordsOf(words.slice(0, LONGEST))
  return Boolean(correctionOf(all)) || exactly(all, 1) !== null
}

/** Whether a known title holds the word, so that it is no typing error. */
export function knowsWord(word: string): boolean {
  return taxonomy().holders.has(stem(word))
}

function exactly(words: string[], confidence: number): Candidate[] | null {
  const { exact, owners, codes } = taxonomy()
  const at = exact.get(words.join(' '))
  if (at === undefined) return null
  // Several occupations have this title, so each of them would be a guess.
  return at === SEVERAL ? [] : [{ code: codes[owners[at] ?? 0] ?? '', confidence }]
}

const alike = (words: string[], main: ReadonlySet<string>) => likeliest(compare(words, main))

/** Maps each occupation with a title that shares a word to its best score. */
function compare(words: string[], main: ReadonlySet<string>): Map<string, number> {
  const { titles, owners, codes } = taxonomy()
  const weights = new Map(words.map((word, index) => [word, weightOf(word, index === 0, main.has(word))]))
  const whole = sum(weights.values())
  const best = new Map<string, number>()
  for (const [at, shared] of sharedWeights(weights)) {
    const own = (titles[at] ?? '').split(' ')
    const missing = sum(
      own.filter((word) => !weights.has(word)).map((word) => weightOf(word, own[0] === word, true)),
    )
    const score = scoreOf(shared / whole, shared / (shared + missing), own.includes(words[0] ?? ''))
    const code = codes[owners[at] ?? 0] ?? ''
    if (score > (best.get(code) ?? 0)) best.set(code, score)
  }
  return best
}

function sharedWeights(weights: ReadonlyMap<string, number>): Map<number, number> {
  const { holders } = taxonomy()
  const shared = new Map<number, number>()
  for (const [word, weight] of weights)
    for (const at of holders.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight)
  return shared
}

/** A known title that lies within the words names what they say; one that says more is only what they may mean. */
function scoreOf(ofWords: number, ofTitle: number, sharesHead: boolean): number {
  const score = ofTitle === 1 ? 0.45 + 0.5 * ofWords : ofWords * ofTitle * 0.85
  return sharesHead ? score : score * 0.6
}

function likeliest(scores: ReadonlyMap<string, number>): Candidate[] {
  const sorted = [...scores].sort(([, one], [, other]) => other - one).slice(0, MOST)
  const [[, first = 0] = [], [, second = 0] = []] = sorted
  // Two occupations that fit about as well make each other doubtful.
  const doubt = second > first * 0.93 ? 0.85 : 1
  return (
    sorted
      // Likeness is never sure: among titles that nobody had seen before, one in ten that were very much alike was
      // something else.
      .map(([code, score]) => ({ code, confidence: Math.min(score * doubt, LIKELY) }))
      .filter(({ confidence }) => confidence >= ATTACHED)
  )
}

function weightOf(word: string, head: boolean, main: boolean): number {
  const { holders, titles } = taxonomy()
  const places = holders.get(word)
  const rarity = places ? Math.log(titles.length / places.length) : UNKNOWN
  return rarity * (head ? HEAD : 1) * (main ? 1 : ASIDE)
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const each of numbers) total += each
  return total
}
