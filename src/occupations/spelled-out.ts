import { foldText } from '#src/platform/search/text.ts'
import { readList } from './lists.ts'
import { taxonomy } from './taxonomy.ts'

/** Marks in `english.txt` the words that say what one is. */
const SAYS_WHO = '*'
/** Stands in `english.txt` for words that are used in French as they are. */
const AS_IT_IS = '='
/** Separates the parts of a title: each has a head of its own. */
const PARTS = /([,–—(|:/]| - )/
/** A text with one of these is French, whose head stands first already. */
const FRENCH = /(?<!\p{L})(?:de|du|des|en|à|au|aux|la|le|les|pour|et)(?!\p{L})|(?<!\p{L})d['’]/iu

interface Lists {
  /** Each word of the English phrases. */
  englishWords: ReadonlySet<string>
  abbreviations: ReadonlyMap<string, string>
  english: ReadonlyMap<string, { french: string; saysWho: boolean }>
  /** Finds the English words, the longest phrase first. */
  pattern: RegExp
}

let loaded: Lists | undefined

function lists(): Lists {
  loaded ??= readLists()
  return loaded
}

/** Whether a word is one of English titles, so that it is no typing error. @param word folded */
export const isEnglish = (word: string): boolean => lists().englishWords.has(word)

/**
 * Writes a title as French says it in full: abbreviations (« RH », « Ass. »), and English words with the one that says
 * what one is first (« Pharmacy assistant » as « assistant pharmacie »). Other words stay as they are.
 */
export function spellOut(title: string): string {
  return title
    .split(PARTS)
    .map((part, index) => (index % 2 ? part : inFrench(written(part))))
    .join('')
}

/** Replaces abbreviations, with a full stop or without. */
function written(part: string): string {
  const { abbreviations: known } = lists()
  return part.replace(/[\p{L}\p{N}&]+(\.(?=\s|$|\p{L}{3}))?/gu, (word, stop?: string) => {
    if (!stop) return known.get(foldText(word)) ?? word
    const short = foldText(word)
    return `${known.get(`${short}.`) ?? known.get(short) ?? wordBeginningWith(short) ?? short} `
  })
}

function inFrench(part: string): string {
  const { english, pattern } = lists()
  let head = ''
  const isFrench = FRENCH.test(part)
  const french = part.replace(pattern, (phrase, at: number) => {
    const reading = english.get(foldText(phrase))
    if (!reading) return phrase
    const isAfterOthers = part.slice(0, at).trim() !== ''
    if (!reading.saysWho || !isAfterOthers || isFrench) return reading.french
    head = head ? `${reading.french} ${head}` : reading.french
    return ' '
  })
  return head ? `${head} ${french}` : french
}

function readLists(): Lists {
  const english = new Map<string, { french: string; saysWho: boolean }>()
  const alternatives = new Set<string>()
  for (const [phrases = '', french = ''] of readList('english'))
    for (const phrase of phrases.split(';').map((each) => each.trim())) {
      const saysWho = phrase.endsWith(SAYS_WHO)
      const words = saysWho ? phrase.slice(0, -1) : phrase
      english.set(foldText(words), { french: french === AS_IT_IS ? words : french, saysWho })
      for (const written of [words, foldText(words)]) alternatives.add(written)
    }
  const longestFirst = [...alternatives]
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.replaceAll(/[ -]/g, '[\\s-]+'))
  return {
    abbreviations: new Map(readList('abbreviations').map(([short = '', full = '']) => [keyOf(short), full])),
    english,
    englishWords: new Set([...english.keys()].flatMap((phrase) => phrase.split(' '))),
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
  }
}

/** Some are abbreviations only with their full stop: « fin. » is financial, « fin » is an end. */
const keyOf = (short: string) => `${foldText(short)}${short.endsWith('.') ? '.' : ''}`

const SHORTEST = 3

/** The word of known titles that begins so and that most of them have. */
function wordBeginningWith(beginning: string): string | null {
  if (beginning.length < SHORTEST) return null
  let best: string | null = null
  let most = 0
  for (const [word, { length }] of taxonomy().holders)
    if (length > most && word.startsWith(beginning)) [best, most] = [word, length]
  return best
}
