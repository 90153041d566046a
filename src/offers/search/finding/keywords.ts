import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { attachTitle, isGeneralHead, isTitle, knowsWord, LIKELY } from '#src/occupations/attachment.ts'
import { isTraining, rarityOf } from '#src/occupations/rarity.ts'
import { findOccupation, taxonomy } from '#src/occupations/taxonomy.ts'
import { type QueryTerm, queryTerms, tsqueryText } from '#src/platform/search/query.ts'
import { foldText, indexWords } from '#src/platform/search/text.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { facetLexeme } from '../../indexing.ts'
import { occupationsNamed, offerLexicon, PLAIN_LEXICON, readingsInFrench } from './lexicon.ts'
import { takePlaces } from './place-words.ts'

/** What was typed, as the database can look for it; each `SQL` is a `tsquery`. */
export interface Asked {
  /** Towns and regions among the words, any of which will do, by their lexemes or their names in the texts. */
  places: SQL | null
  /** These towns. */
  cities: readonly number[]
  /** One for each thing that an offer must hold, with its synonyms. */
  words: SQL[]
  /** How much each of them says, from 0 to 1. */
  rarities: number[]
  /** The words without spellings of several words, whose places in a text would be compared: for what its occupation finds anyway. */
  single: SQL[]
  /** The words without synonyms; the very same list where they have none. */
  typed: SQL[]
  /** The occupation that the words name. */
  occupation: string | null
  /** It, and others that the very same word names. */
  named: readonly string[]
  near: readonly string[]
  /** There is little doubt about it. */
  isSure: boolean
  /** The words are a title that is known, and nothing else. */
  isTitle: boolean
}

const LONGEST = 100
/** Beside words that say more, those that say less than this share of the rarest bring nothing that is near. */
const TELLING = 0.4
/** The first letters of an occupation's code name its professional domain: F16 is the finishing of buildings. */
const DOMAIN = 3

/** What was read last: a search is asked for again with each filter and each page. */
const readings = perVersion(() => new LRUCache<string, { asked: Asked | null }>({ max: 500 }))

/** Reads what a visitor typed; null when it asks for nothing. */
export function readKeywords(keywords: string | null | undefined): Asked | null {
  const typed = (keywords ?? '').slice(0, LONGEST)
  const known = readings().get(typed)
  if (known) return known.asked
  const asked = read(typed)
  readings().set(typed, { asked })
  return asked
}

function read(keywords: string): Asked | null {
  const whole = readText(keywords)
  return (whole && !whole.isTitle && readEither(keywords, whole)) || whole
}

/** « vendeuse ou caissière » asks for either; « et » between two known titles does too. */
function readEither(keywords: string, whole: Asked): Asked | null {
  const [, one, by, other] = /^([^"«“]+?)\s+(ou|or|et|and|sy|na)\s+([^"«“]+)$/iu.exec(keywords) ?? []
  const [first, second] = [one ? readText(one) : null, other ? readText(other) : null]
  if (!first?.occupation || !second?.occupation) return null
  const isEither = /^(?:ou|or|na)$/i.test(by ?? '') || (first.isTitle && second.isTitle)
  if (!isEither) return null
  const either = (which: 'words' | 'typed') => [
    joinQueries([joinQueries(first[which], '&&'), joinQueries(second[which], '&&')], '||'),
  ]
  const words = either('words')
  return {
    ...whole,
    words,
    single: words,
    typed: first.typed === first.words && second.typed === second.words ? words : either('typed'),
    rarities: [1],
    occupation: first.occupation,
    named: [...new Set([...first.named, ...second.named])],
    near: [...new Set([...second.named, ...first.near, ...second.near])],
    isSure: first.isSure && second.isSure,
    isTitle: first.isTitle && second.isTitle,
  }
}

function readText(keywords: string): Asked | null {
  const text = withoutElisions(inFrench(keywords))
  const { rest, places, cities } = takePlaces(text)
  const words = queryTerms(rest, offerLexicon())
  if (words.length === 0 && places === null) return null
  const title = withoutNoise(inFull(rest))
  // What stands in quotes is meant to the letter.
  const [best] = words.length > 0 && !/["«“]/.test(text) ? attachTitle(title) : []
  const typed = queryTerms(rest, PLAIN_LEXICON)
  const queries = words.map(termQuery)
  const named = best && words.length === 1 ? occupationsNamed.get(firstOf(words)) : undefined
  // « stage informatique » asks for what is a training first; an offer of the occupation that is none is no nearer.
  const isOccupation = best !== undefined && !isTraining(indexWords(rest))
  return {
    places,
    cities,
    words: queries,
    single: (named ? typed : words).flatMap(singleWords).map(termQuery),
    rarities: words.map(rarityOfTerm),
    typed: isDeepStrictEqual(typed, words) ? queries : typed.map(termQuery),
    occupation: best?.code ?? null,
    named: named ?? (best ? [best.code] : []),
    near: findOccupation(best?.code ?? null)?.near ?? [],
    isSure: isOccupation && best.confidence >= LIKELY,
    isTitle: isOccupation && isTitle(title),
  }
}

/** The same, near to which is all of the professional domain of its occupation; null where there is no more. */
export function askAround(asked: Asked): Asked | null {
  const domain = asked.occupation?.slice(0, DOMAIN)
  const near = taxonomy().codes.filter((code) => code.slice(0, DOMAIN) === domain)
  return near.length > 0 ? { ...asked, near } : null
}

/** What holds any of each of these lists of words, in the places that were named. */
export function askAlike(asked: Asked, alike: readonly string[][]): Asked {
  const words = alike.map((each) => sql`to_tsquery('french', ${each.join(' | ')})`)
  return {
    ...asked,
    words,
    single: words,
    typed: words,
    rarities: words.map(() => 1),
    isTitle: false,
    isSure: false,
  }
}

/** The same, of whose words each says as much, the heads too (« responsable »); null where each does already. */
export function askEach(asked: Asked): Asked | null {
  const { words } = asked
  return tellingWords(asked).length < words.length ? { ...asked, rarities: words.map(() => 1) } : null
}

const firstOf = ([term]: readonly QueryTerm[]): string => term?.alternatives[0]?.join(' ') ?? ''

function singleWords(term: QueryTerm): QueryTerm[] {
  const alternatives = term.alternatives.filter(({ length }) => length === 1)
  return alternatives.length > 0 ? [{ ...term, alternatives }] : []
}

/** The head of a title says of whom and not what: a chef de produit is not near to a chef de chantier. */
const HEAD = 0.1
/** « Directeur » alone names whoever runs a business, and before another word no more than the other heads do. */
const isHead = (word: string) => isGeneralHead(word) || word === 'directeur' || word === 'directrice'

/** A term is as rare as the rarest word of what was typed for it. */
function rarityOfTerm({ alternatives }: QueryTerm): number {
  return Math.max(...(alternatives[0] ?? []).map((word) => (isHead(word) ? HEAD : rarityOf(word))), 0)
}

/** The words beside which the others say little. */
export function tellingWords({ words, rarities }: Asked): SQL[] {
  const least = Math.max(...rarities) * TELLING
  return words.filter((_, at) => (rarities[at] ?? 0) >= least)
}

/** « masseur kiné » as « masseur kinesitherapeute »; left as it is without such words, so that « C++ » keeps its marks. */
function inFull(text: string): string {
  const { shorthand } = PLAIN_LEXICON
  if (
    !foldText(text)
      .split(' ')
      .some((word) => shorthand.has(word))
  )
    return text
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => shorthand.get(foldText(word)) ?? word)
}

const noise: ReadonlySet<string> = new Set(PLAIN_LEXICON.noise)

/** « offre d’emploi chauffeur » as « chauffeur »; left as it is where nothing else would stay. */
function withoutNoise(text: string): string {
  const words = foldText(text).split(' ')
  const first = words.findIndex((word) => !noise.has(word) && word.length > 1)
  return first <= 0 || !words.slice(0, first).some((word) => noise.has(word))
    ? text
    : words.slice(first).join(' ')
}

/** « directeur dagence » as « directeur agence »: people leave the apostrophe out. */
function withoutElisions(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'’])[dl]([aeiouyhéèê]\p{L}{4,})/giu, (typed, word: string) =>
    knowsWord(foldText(typed)) || !knowsWord(foldText(word)) ? typed : word,
  )
}

/** « mpamily Tana » as « chauffeur tana »; left as it is without such words. */
function inFrench(text: string): string {
  const folded = ` ${foldText(text)} `
  const said = readingsInFrench.find(({ word }) => folded.includes(` ${word} `))
  return said ? folded.replace(` ${said.word} `, ` ${said.reading} `).trim() : text
}

/** Offers of these occupations. */
export function occupationQuery(codes: readonly string[]): SQL {
  return sql`${codes.map((code) => `'${facetLexeme('occupation', code)}'`).join(' | ')}::tsquery`
}

/** All of the queries, or any of them. */
export const joinQueries = (queries: readonly SQL[], by: '&&' | '||'): SQL =>
  sql`(${sql.join([...queries], sql.raw(` ${by} `))})`

function termQuery(term: QueryTerm): SQL {
  const words = sql`to_tsquery('french', ${tsqueryText([term])})`
  return term.prefix ? sql`(${words} || to_tsquery('simple', ${`${term.prefix}:*`}))` : words
}
