import { foldText, indexWords } from './text.ts'

/** What a market's visitors write for one thing, and the words that say nothing there. */
export interface Lexicon {
  /** Each group's spellings, of one word or several, are searched together. */
  synonyms: readonly (readonly string[])[]
  /**
   * Words searched as another one and never as themselves: « compta » has the stem of « compte », which says
   * something else.
   */
  shorthand: ReadonlyMap<string, string>
  /** Left out of a search that has other words, as « emploi » on a job board. */
  noise: readonly string[]
}

/** One thing that a result must hold: any of these runs of words. */
export interface QueryTerm {
  alternatives: string[][]
  /** The word still being typed: also searched as a beginning. */
  prefix: string | null
}

const longestKeywords = 100
const mostWords = 8
const shortestPrefix = 3

/**
 * Reads what a visitor typed: up to 8 words of the first 100 characters, quotes for phrases, the last word also
 * as a beginning. Never throws; an empty list means that nothing was asked.
 */
export function queryTerms(keywords: string, lexicon: Lexicon): QueryTerm[] {
  const { groups, noise } = readLexicon(lexicon)
  const pieces = keywords.slice(0, longestKeywords).split(/["«»“”]/)
  const terms: QueryTerm[] = []
  let left = mostWords
  pieces.forEach((piece, index) => {
    const words = indexWords(piece).slice(0, left)
    left -= words.length
    if (words.length === 0) return
    if (index % 2 === 1) terms.push({ alternatives: [words], prefix: null })
    else
      terms.push(
        ...freeTerms(
          words.filter((word) => !noise.has(word)).map((word) => lexicon.shorthand.get(word) ?? word),
          groups,
        ),
      )
  })
  return openLast(terms, keywords)
}

/** Returns the words of the terms, for the correction of spelling. */
export function queryWords(keywords: string): string[] {
  return indexWords(keywords.slice(0, longestKeywords)).slice(0, mostWords)
}

/**
 * Returns the terms as text for PostgreSQL's `to_tsquery`; the words hold letters and digits only, so nothing is
 * escaped.
 */
export function tsqueryText(terms: readonly QueryTerm[]): string {
  return terms
    .map(({ alternatives }) => `(${alternatives.map((words) => words.join(' <-> ')).join(' | ')})`)
    .join(' & ')
}

/** A lexicon is prepared once, because its words go through more expressions than those of a search. */
const lexicons = new WeakMap<Lexicon, { groups: Group[]; noise: ReadonlySet<string> }>()

/** The spellings of one thing as they are searched: each as it stands and in the singular. */
interface Group {
  spellings: string[][]
  singulars: string[][]
}

function readLexicon(lexicon: Lexicon) {
  const known = lexicons.get(lexicon)
  if (known) return known
  const groups = lexicon.synonyms.map((group) => {
    const spellings = group.map(indexWords)
    return { spellings, singulars: spellings.map((spelling) => spelling.map(singular)) }
  })
  const read = { groups, noise: new Set(lexicon.noise.flatMap(indexWords)) }
  lexicons.set(lexicon, read)
  return read
}

function freeTerms(words: string[], groups: readonly Group[]): QueryTerm[] {
  const terms: QueryTerm[] = []
  for (let at = 0; at < words.length; ) {
    const group = longestGroup(words.slice(at), groups)
    if (group) terms.push({ alternatives: group.spellings, prefix: null })
    else terms.push({ alternatives: [words.slice(at, at + 1)], prefix: null })
    at += group?.length ?? 1
  }
  return terms
}

function longestGroup(words: string[], groups: readonly Group[]) {
  const typed = words.map(singular)
  let longest: { spellings: string[][]; length: number } | null = null
  for (const { spellings, singulars } of groups) {
    for (const spelling of singulars) {
      const starts = spelling.length > 0 && spelling.every((word, index) => typed[index] === word)
      if (starts && spelling.length > (longest?.length ?? 0)) longest = { spellings, length: spelling.length }
    }
  }
  return longest
}

/** « comptables » and « comptable » are one word before the dictionary's stemmer sees them. */
const singular = (word: string) => word.replace(/(?<=[a-z]{3})[sx]$/, '').replace(/(?<=[a-z]{2}eur)e$/, '')

function openLast(terms: QueryTerm[], keywords: string): QueryTerm[] {
  const last = terms.at(-1)
  const typed = foldText(keywords.slice(0, longestKeywords)).split(' ').at(-1) ?? ''
  const [only] = last?.alternatives ?? []
  const open = last?.alternatives.length === 1 && only?.length === 1 && !/["»”]\s*$/.test(keywords)
  if (!last || !open || typed.length < shortestPrefix || !only?.[0]) return terms
  // A word that has another form is typed to its end: « hôtesse », indexed as « hôte », is no beginning of « hôtellerie ».
  const isForm = indexWords(typed)[0] === only[0]
  if (isForm && typed.replace(/[sx]$/, '') !== only[0].replace(/[sx]$/, '')) return terms
  return [...terms.slice(0, -1), { ...last, prefix: only[0] }]
}
