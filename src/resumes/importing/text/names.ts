import { plainWords } from '#src/shared/phrases.ts'
import { isCompany, isSchool, isTitle, isTown } from './lexicon.ts'
import { joinedLetters, type Line, textOf } from './lines.ts'
import { isCapitals } from './parts.ts'

const LAST = 'noms?(?: de famille)?|last name|surname|family name|anarana'
const FIRST = "pr[ée]noms?(?: usuels?)?|first names?|given names?|fanampin[’' ]?(?:ny )?anarana|fanampiny"
const WHOLE =
  'noms?\\s*(?:et|&|/)\\s*pr[ée]noms?|pr[ée]noms?\\s*(?:et|&|/)\\s*noms?|nom complet|full name|name'
const LABEL = new RegExp(`^(?:(${WHOLE})|(${LAST})|(${FIRST}))\\s*(?:\\(s\\))?\\s*(?:[:.]|$)\\s*`, 'iu')
/** A second label on the same line: « Nom : RAVELO Prénoms : Haingo ». */
const WHOLE_LABEL = new RegExp(`^(?:${WHOLE})\\s*(?:[:.]|$)`, 'iu')
const NEXT_LABEL = new RegExp(`\\s+(?=(?:${FIRST}|${LAST})\\s*:)`, 'iu')
const POLITE =
  /^(?:m|mr|mrs|ms|mme|mlle|dr|pr|me|ing|monsieur|madame|mademoiselle|docteur|andriamatoa|ramatoa|rtoa)\.?\s+(?=\p{Lu})/iu
const PARTICLE = /^(?:de|da|do|dos|di|du|des|del|della|la|le|van|von|der|den|ter|bin|ben|ibn|el|al|y|e)$/
/** These stand between the two names of a person who married, or who is called by another one. */
const OTHER_NAME = /^(?:[ée]pouse|[ée]p\.|n[ée]e?|veuve|vve\.?|dite?|alias)$/iu
const WORD = /^(?:\p{Lu}|[dl][’']\p{Lu})[\p{L}’'.-]*$/u
const FAMILY = /^(?:Ra|And|Ran|Rak|Raz|Ras|Rab|Rav)\p{L}{4,}/iu
const STREET =
  /\b(lot|rue|avenue|villa|bp|logement|cite|immeuble|porte|street|road|route|allee|boulevard|lotissement|secteur|fokontany|parcelle)\b/

export const isStreet = (text: string) => STREET.test(plainWords(text))

/** A name in its parts, and whether the file says which is which. */
export interface SplitName {
  first: string
  last: string
  isSure: boolean
}

type NamePart = 'whole' | 'last' | 'first'

/** The name that stands behind « Nom : » and « Prénoms : », beside or under them, and the other lines. */
export function takeLabelledName(lines: Line[]): { name: SplitName | null; rest: Line[] } {
  const found: Record<NamePart, string> = { whole: '', last: '', first: '' }
  // « NOM » and « PRÉNOMS » may stand above both of their values.
  let waiting: NamePart[] = []
  const rest: Line[] = []
  for (const line of lines) {
    const cells: string[] = []
    for (const cell of line.cells.flatMap(labelledParts)) {
      const label = LABEL.exec(cell)
      const part = label ? partOf(label) : waiting.shift()
      const value = withoutTitle(joinedLetters(label ? cell.slice(label[0].length) : cell))
      if (part && !found[part] && value && isNameText(value)) found[part] = value
      else if (part && label && !value && !found[part]) waiting.push(part)
      else {
        cells.push(cell)
        waiting = []
      }
    }
    if (cells.length > 0) rest.push({ ...line, cells })
  }
  const { whole, last, first } = found
  if (last && first) return { name: { first, last, isSure: true }, rest }
  const only = whole || last || first
  return only ? { name: splitName(only.split(/\s+/)), rest } : { name: null, rest: lines }
}

/** « Nom : RAVELO Prénoms : Haingo » are two; « Nom et prénoms : » is one label. */
function labelledParts(cell: string): string[] {
  const whole = WHOLE_LABEL.exec(cell)?.[0] ?? ''
  const [first = '', ...others] = cell.slice(whole.length).split(NEXT_LABEL)
  return [whole + first, ...others]
}

function partOf([, whole, last]: RegExpExecArray): NamePart {
  if (whole !== undefined) return 'whole'
  return last === undefined ? 'first' : 'last'
}

/** « M. Jean de Dieu RAKOTO » without how one is addressed. */
export function withoutTitle(text: string): string {
  return text.trim().replace(POLITE, '')
}

export function isNameText(text: string): boolean {
  const words = text.split(/\s+/)
  if (words.length > 7 || text.length > 70 || isTown(text) || isStreet(text)) return false
  const hasParticle = words.slice(1, -1).some((word) => PARTICLE.test(word))
  if (hasParticle && (isTitle(text) || isCompany(text) || isSchool(text))) return false
  const isWord = (word: string, index: number) =>
    WORD.test(word) ||
    (index > 0 && index < words.length - 1 && OTHER_NAME.test(word)) ||
    (PARTICLE.test(word) && index < words.length - 1 && (index > 0 || words.length > 2))
  return words.every(isWord) && /\p{L}{3}/u.test(text)
}

/** Whether the name goes on in the next line, as where each part of it has its own. */
export function goesOnIn(name: Line, next: Line | undefined): boolean {
  if (!next || next.isBullet || next.size !== name.size) return false
  const [one, two] = [name, next].map((line) => textOf(line).split(/\s+/).length)
  const isShort = (one ?? 0) + (two ?? 0) <= 5
  const isTrade = isTitle(textOf(next)) || isTown(textOf(next))
  return isShort && !isTrade && isNameText(textOf(next))
}

/**
 * The family name is the one in capitals, else one that begins as those of Madagascar do, else what follows the first
 * word. @param lines the words of each line, where the name has several
 */
export function splitName(words: string[], lines: string[] = []): SplitName {
  const isUpper = (word: string) => isCapitals(word)
  const upper = words.findIndex(isUpper)
  if (upper >= 0 && !words.every(isUpper)) {
    // « Maria de la CRUZ »: what stands right before the capitals belongs to them.
    let from = upper
    while (from > 1 && PARTICLE.test(words[from - 1] ?? '')) from -= 1
    const isLast = (word: string, at: number) =>
      isUpper(word) || (at >= from && at < upper) || (at > upper && OTHER_NAME.test(word))
    return {
      first: words.filter((word, at) => !isLast(word, at)).join(' '),
      last: words.filter(isLast).join(' '),
      isSure: true,
    }
  }
  const [one = '', two = ''] = lines
  if (two) {
    const isTurned = FAMILY.test(one) && !FAMILY.test(two)
    return isTurned ? { first: two, last: one, isSure: false } : { first: one, last: two, isSure: false }
  }
  const at = FAMILY.test(words[0] ?? '') && !words.slice(1).some((word) => FAMILY.test(word))
  if (at) return { first: words.slice(1).join(' '), last: words[0] ?? '', isSure: false }
  const family = words.findIndex((word, index) => index > 0 && FAMILY.test(word))
  // « Jean de Dieu Martin », « Andry Ny Avo Rakoto »: a first name may have several words.
  const isLong = words.length > 3 && PARTICLE.test((words[1] ?? '').toLowerCase())
  const start = family > 0 ? family : isLong ? 3 : 1
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' '), isSure: false }
}
