import { isGeneralHead, occupationOf } from '#src/occupations/attachment.ts'
import { neighbourhood } from '#src/occupations/neighbourhood.ts'
import { rarityOf } from '#src/occupations/rarity.ts'
import { spellOut } from '#src/occupations/spelled-out.ts'
import { tradeNamedBy } from '#src/occupations/trades.ts'
import { remembered } from '#src/platform/remembered.ts'
import { indexWords } from '#src/platform/search/text.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { rootOf } from './word-roots.ts'

export interface Title {
  text: string
  /** The words that name the work, as they are indexed. */
  words: string[]
  /** The same as French writes them in full (« RH », « driver »), by which titles are compared. */
  said: string[]
  roots: string[]
  /** How much each of them says. */
  weights: number[]
  /** Roots of the words that many trades begin with, as « technicien » is. */
  general: string[]
}

/** Words of seniority are dropped from titles, because experience is a criterion of its own. */
const LEVEL_WORDS = new Set(['confirme', 'debutant', 'experimente', 'junior', 'senior'])
/** Whoever helps in a trade is of that trade. */
const HELPERS = new Set(['aide', 'apprenti'])

/** No head that names no work has more words. */
const LONGEST_HEAD = 3

/** The same few thousand titles come again and again. */
const MOST_KNOWN = 20_000

/**
 * Keeps the words that name the work: « Comptable » of « Comptable confirmée, 4 ans d’expérience ». Null for a title that
 * names none, as « Technicien » does, which would be alike to every technician's.
 */
export const readTitle = remembered(MOST_KNOWN, parseTitle)

function parseTitle(text: string): Title | null {
  const main = text.split(/[,;:|]|\s[(–—•·-]/)[0] ?? ''
  const words = naming(main)
  const spelled = spellOut(main)
  const said = spelled === main ? words : naming(spelled)
  if (words.length === 0 || said.length === 0) return null
  if (said.length <= LONGEST_HEAD && isGeneralHead(main)) return null
  const general = said.filter(isGeneral).map(rootOf)
  return { text: main, words, said, roots: said.map(rootOf), weights: said.map(rarityOf), general }
}

/** Some thousand words make up all titles. */
const isGeneral = remembered(MOST_KNOWN, isGeneralHead)

function naming(text: string): string[] {
  const words = [...new Set(indexWords(text))]
  const named = words.filter((word) => !LEVEL_WORDS.has(word) && !/^\d+$/.test(word))
  return named.length > 0 ? named : words
}

/** Titles that share at least this part are close. */
export const CLOSE_TITLE = 0.6

/**
 * Returns the part of the offer's title, by how much its words say, that the person's title says too. « Technicien » alone
 * is nothing in common.
 */
export function sharedPart(own: Title, offered: Title): number {
  const { weights } = offered
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const common = offered.roots.filter((root) => own.roots.includes(root))
  if (common.every((root) => offered.general.includes(root))) return 0
  const shared = weights.filter((_, at) => common.includes(offered.roots[at] ?? ''))
  return shared.reduce((sum, weight) => sum + weight, 0) / whole
}

/** The first word of a title, which says in French what a person is. */
export function headOf({ said }: Title): string | null {
  return said.find((word) => !HELPERS.has(word)) ?? null
}

/** The first word of the title where it names a trade by itself, and the occupations of all titles that begin with it. */
export function tradeOf(title: Title): { word: string; codes: readonly string[] } | null {
  const word = headOf(title)
  const trade = word && tradeNamedBy(word)
  return trade ? { word, codes: trade.codes } : null
}

/**
 * Whether two titles begin with the same trade, as « Cuisinier » and « Cuisinier à domicile » do, though they are of two
 * occupations. A person who chose another occupation than its title's meant that one.
 */
export function areOneTrade(own: Coded, offered: Coded): boolean {
  const [head, other] = [headOf(own.title), headOf(offered.title)]
  if (!head || !other || rootOf(head) !== rootOf(other)) return false
  return tradeNamedBy(head) !== null && [own, offered].every(isOfTitle)
}

interface Coded {
  title: Title
  code: string | null
}

const isOfTitle = ({ title, code }: Coded) => code === null || code === knownOccupation(title.text)

/** Whether the first word means alone what it means in the title: « conducteur » does not in « conducteur de travaux ». */
export function isTrueHead({ title, code }: Coded): boolean {
  const alone = knownOccupation(headOf(title) ?? '')
  const whole = code ?? knownOccupation(title.text)
  return alone !== null && (whole === null || neighbourhood(alone, whole) !== null)
}

/** Reading an occupation takes up to some milliseconds, and the same titles come again and again. */
const occupations = perVersion(() => remembered(MOST_KNOWN, occupationOf))
const knownOccupation = (title: string): string | null => occupations()(title)
