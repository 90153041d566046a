import { SEVERAL, taxonomy } from './taxonomy.ts'
import { stem, withoutCircumstances, wordsOf } from './title-words.ts'

export interface Candidate {
  code: string
  /** From 0 to 1. */
  confidence: number
}

/** From here on an attachment is taken for right; below `ATTACHED` a title stays without an occupation. */
export const SURE = 0.8
const ATTACHED = 0.6
/** The most that a title which is only alike is trusted; a search takes that for what was meant. */
export const LIKELY = 0.79

const MOST = 5
const LONGEST = 120

/** What words weigh that no known title has: they specify an occupation rather than name another. */
const UNKNOWN = 1.5
/** French says first what a person is. */
const HEAD = 1.6
const HELPERS = new Set(['aide', 'apprenti'].map(stem))
/** After a comma, a dash or a bracket stands where or for whom. */
const ASIDE = 0.35

/** The occupation that a title names; null rather than a guess. */
export function occupationOf(title: string): string | null {
  const [best] = attachTitle(title)
  return best?.code ?? null
}

/** The occupations that a title may name, the likeliest first; none when nothing is likely. */
export function attachTitle(title: string): Candidate[] {
  const text = title.slice(0, LONGEST)
  const all = wordsOf(text)
  const [main = ''] = text.split(/[,–—(|:]| - /)
  const said = withoutCircumstances(wordsOf(main))
  const known =
    exactly(all, 1) ??
    exactly(withoutCircumstances(all), 0.97) ??
    exactly(wordsOf(main), 0.95) ??
    exactly(said, 0.93) ??
    exactly(withoutHelper(said), 0.85)
  return known ?? alike(withoutCircumstances(all), new Set(said))
}

/** Who helps a frigoriste is of that trade, where the title is not one of its own as « aide-soignant » is. */
function withoutHelper([first = '', ...others]: string[]): string[] {
  return HELPERS.has(first) ? others : [first, ...others]
}

/** The codes of occupations that a title may name, however unlikely, for a person to choose from. */
export function listLikely(title: string): string[] {
  const words = withoutCircumstances(wordsOf(title.slice(0, LONGEST)))
  const sure = attachTitle(title).map(({ code }) => code)
  const rest = [...compare(words, new Set(words))]
    .sort(([, one], [, other]) => other - one)
    .map(([code]) => code)
  return [...new Set([...sure, ...rest])].slice(0, MOST)
}

/** Whether all of the words are a title that is known, and not some of them. */
export function isTitle(words: string): boolean {
  return exactly(wordsOf(words.slice(0, LONGEST)), 1) !== null
}

/** Whether some title holds the word: it is no typing error. */
export function knowsWord(word: string): boolean {
  return taxonomy().holders.has(stem(word))
}

function exactly(words: string[], confidence: number): Candidate[] | null {
  const { exact, owners, codes } = taxonomy()
  const at = exact.get(words.join(' '))
  if (at === undefined) return null
  // Borne by several occupations: each of them is a guess.
  return at === SEVERAL ? [] : [{ code: codes[owners[at] ?? 0] ?? '', confidence }]
}

const alike = (words: string[], main: ReadonlySet<string>) => likeliest(compare(words, main))

/** The best score of each occupation of which a title shares a word. */
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

/** A title within the words names what they say; one that says more, what they may mean. */
function scoreOf(ofWords: number, ofTitle: number, sharesHead: boolean): number {
  const score = ofTitle === 1 ? 0.45 + 0.5 * ofWords : ofWords * ofTitle * 0.85
  return sharesHead ? score : score * 0.6
}

function likeliest(scores: ReadonlyMap<string, number>): Candidate[] {
  const sorted = [...scores].sort(([, one], [, other]) => other - one).slice(0, MOST)
  const [[, first = 0] = [], [, second = 0] = []] = sorted
  // Two that fit about as well: neither is sure.
  const doubt = second > first * 0.93 ? 0.85 : 1
  return (
    sorted
      // Never sure: of titles that nobody had seen before one in ten that were very much alike was something else.
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
