import { atStart, fold, joinArticle, withArticle } from './french.ts'

/** What a company is called besides its own name: its legal form, and the country, which letters leave out. */
const AROUND_NAMES = new Set(
  'sarl sarlu eurl sa sas sasu snc ltd inc cie ste societe ets etablissements madagascar'.split(' '),
)

interface Word {
  folded: string
  written: string
  start: number
  end: number
}

interface OtherCompany {
  name: string
  is_common: boolean
}

/** A place where a text names a company. */
export interface NamedCompany {
  company: string
  start: number
  end: number
}

/** The words that tell a company from others: « Vanille Export SARL » is « vanille export ». */
export function coreWords(name: string): string[] {
  const words = wordsOf(name).map(({ folded }) => folded)
  const core = words.filter((word) => !AROUND_NAMES.has(word))
  return core.length > 0 ? core : words
}

/**
 * Finds where a text names other companies than `own`. A name counts as whole words, whatever their accents and capitals;
 * one that is a common word only where it is written as a name. What is within the own company's name, or within a longer
 * name of another company, names no other.
 */
export function findNamedCompanies(
  text: string,
  others: readonly OtherCompany[],
  own: string,
): NamedCompany[] {
  const words = wordsOf(text)
  const ownPlaces = placesOf(words, coreWords(own), text)
  const found = others.flatMap(({ name, is_common }) => {
    const core = coreWords(name)
    return placesOf(words, core, text)
      .filter((place) => !is_common || isWrittenAsName(words, place, text, name))
      .map((place) => ({ company: name, ...place }))
  })
  const isWithin = (one: Place, other: Place) =>
    other.from <= one.from && one.to <= other.to && other.to - other.from >= one.to - one.from
  return found
    .filter((one) => !ownPlaces.some((place) => isWithin(one, place)))
    .filter(
      (one, at) =>
        !found.some(
          (other, place) => place !== at && isWithin(one, other) && (!isWithin(other, one) || place < at),
        ),
    )
    .map(({ company, from, to }) => ({
      company,
      start: words[from]?.start ?? 0,
      end: words[to]?.end ?? 0,
    }))
    .toSorted((one, other) => one.start - other.start)
}

/** Writes the own company in the places of another one, with the prepositions and articles that its name needs. */
export function replaceCompany(text: string, places: readonly NamedCompany[], own: string): string {
  return places
    .toSorted((one, other) => other.start - one.start)
    .reduce((before, { start, end, company }) => {
      const hasArticle = withArticle(company) !== company
      const { kept, preposition } = splitBefore(before.slice(0, start), hasArticle)
      const name = joinArticle(preposition, own)
      const after = before.slice(end)
      // Two full stops would follow « S.A. » at the end of a sentence.
      const rest = name.endsWith('.') && after.startsWith('.') ? after.slice(1) : after
      return kept + (atStart(kept) ? name.charAt(0).toUpperCase() + name.slice(1) : name) + rest
    }, text)
}

interface Place {
  /** The first and the last of its words. */
  from: number
  to: number
}

const LINK = /^[ \u00A0’'&+./-]{1,3}$/u

function placesOf(words: readonly Word[], core: readonly string[], text: string): Place[] {
  const places: Place[] = []
  if (core.length === 0) return places
  for (let from = 0; from + core.length <= words.length; from += 1) {
    if (
      !core.every(
        (word, by) => words[from + by]?.folded === word && (by === 0 || isLinked(words, from + by, text)),
      )
    )
      continue
    let to = from + core.length - 1
    while (isLinked(words, to + 1, text) && AROUND_NAMES.has(words[to + 1]?.folded ?? '')) to += 1
    places.push({ from, to })
  }
  return places
}

/** Whether a word goes on with the one before it, with no end of a sentence between. */
function isLinked(words: readonly Word[], at: number, text: string): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (!before || !word) return false
  const between = text.slice(before.end, word.start)
  return LINK.test(between) && !/\.\s/.test(between)
}

function isWrittenAsName(words: readonly Word[], { from, to }: Place, text: string, name: string): boolean {
  const word = words[from]
  if (!word) return false
  const own = wordsOf(name).find(({ folded }) => folded === word.folded)
  if (word.folded.length < 3) return word.written === own?.written
  // « Orange Madagascar » is said in full.
  if (to > from) return true
  const isCapital = /^\p{Lu}/u.test(word.written)
  const isShouted = word.written === word.written.toUpperCase() && own?.written === word.written
  return isCapital && (isShouted || !atStart(text.slice(0, word.start)))
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+/gu)].map((match) => {
    const [written] = match
    return {
      folded: fold(written).replaceAll('.', ''),
      written,
      start: match.index,
      end: match.index + written.length,
    }
  })
}

const PREPOSITION = /(?<!\p{L})(?:(d)(?:e |[’'])|(qu)(?:e |[’'])|(à ))$/iu
const WITH_ARTICLE = /(?<!\p{L})(?:(de |à |)(?:la |l[’'])|(du )|(au )|(le ))$/iu

/** Takes from the end of a text the preposition and the article that belong to the name that follows. */
function splitBefore(
  text: string,
  hasArticle: boolean,
): { kept: string; preposition: '' | 'de' | 'que' | 'à' } {
  const match = (hasArticle && WITH_ARTICLE.exec(text)) || PREPOSITION.exec(text)
  if (!match) return { kept: text, preposition: '' }
  const written = match[0].toLowerCase()
  const kept = text.slice(0, match.index)
  if (/^d/.test(written)) return { kept, preposition: 'de' }
  if (/^qu/.test(written)) return { kept, preposition: 'que' }
  return { kept, preposition: /^(?:à|au)/.test(written) ? 'à' : '' }
}
