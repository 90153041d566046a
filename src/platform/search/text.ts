import { stopWords } from './stop-words.ts'
import { oneForm } from './word-forms.ts'

const letters: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))

/** Marks that carry meaning, as in « C++ », « .NET » and « R&D », become letters before all other marks are dropped. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])c\+\+/gu, ' cplusplus '],
  [/(?<![\p{L}\p{N}])([cf])#/gu, ' $1sharp '],
  [/\.net(?![\p{L}\p{N}])/gu, ' dotnet '],
  [/(?<=\p{L})\.js(?![\p{L}\p{N}])/gu, 'js '],
  [/(?<![\p{L}\p{N}])[hfm]\s?[/|-]\s?[hfm](?:\s?\/\s?[xnd])?(?![\p{L}\p{N}])/gu, ' '],
  [/(?<![\p{L}\p{N}])(\p{L})\s?&\s?(\p{L})(?![\p{L}\p{N}])/gu, ' $1n$2 '],
  [/(?<![\p{L}\p{N}])(e|tele)-(?=\p{L})/gu, '$1'],
  [/(?<![\p{L}\p{N}.])((?:\p{L}\.){2,})/gu, ' $1 '],
]

/** Matches the second ending of « développeur(se) », « vendeur/euse », « chargé·e·s », which is left out. */
const inclusiveEnding =
  /(?<=\p{L}{3})\s?[(·•‧⋅/.-](?:e|se|ne|le|te|fe|ve|ive|euse|teuse|rice|trice|atrice|ice|ere|iere|enne|ienne|esse|eure|ure)s?(?:\)|(?![\p{L}\p{N}]))(?:[·•.-]?s(?![\p{L}\p{N}]))?/gu

/** Two words that are written as one just as often. */
const joinedWords: readonly (readonly [RegExp, string])[] = [
  [/\bfull stack\b/g, 'fullstack'],
  [/\bback end\b/g, 'backend'],
  [/\bfront end\b/g, 'frontend'],
  [/\bweb master\b/g, 'webmaster'],
  [/\bwi fi\b/g, 'wifi'],
  [/\be (?=commerce\b)/g, 'e'],
  [/\btele (?=(?:conseill|oper|vend|prospect|enquet|market|travail|surveill))/g, 'tele'],
]

const longestWord = 50

/** Returns the text of an HTML fragment: tags become spaces, the usual entities their characters. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return entities.get(name.toLowerCase()) ?? whole
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
    })
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Folds a text to words of letters and digits, one space between: lower case, without accents, ligatures or
 * punctuation.
 */
export function foldText(text: string): string {
  return wordsOf(fold(text)).join(' ')
}

/** Returns what is indexed of a text: its folded words in one form each (`oneForm`), stop words left out. */
export function indexText(text: string): string {
  return indexWords(text).join(' ')
}

/** Returns the words of `indexText`; a word that follows itself (« vendeur / vendeuse ») is kept once. */
export function indexWords(text: string): string[] {
  const folded = wordsOf(fold(text).replace(inclusiveEnding, '')).join(' ')
  const forms = joinedWords
    .reduce((joined, [pair, word]) => joined.replace(pair, word), folded)
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word))
    .map(oneForm)
  return forms.filter((form, index) => form !== forms[index - 1])
}

function fold(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[œæßøđłı]/g, (letter) => letters[letter] ?? letter)
  return spellings.reduce(
    (folded, [mark, spelling], index) =>
      index === spellings.length - 1
        ? folded.replace(mark, (acronym) => acronym.replaceAll('.', ''))
        : folded.replace(mark, spelling),
    bare,
  )
}

function wordsOf(folded: string): string[] {
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord))
}

function characterOf(code: number): string {
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}
