import { Cache } from '#src/platform/cache.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import { foldText } from '#src/platform/search/text.ts'
import type { Services } from '#src/platform/services.ts'
import { beforeNearness } from '#src/reference/nearness.ts'
import { aroundLabel } from '#src/reference/shared/around.ts'
import type { Completion } from './contract.ts'
import { knownTerms, readPublished, type Term } from './terms.ts'

const SHORTEST = 2
const MOST = 8
/** The most completions of each kind, so that no kind crowds out the others. */
const SEATS: Record<Completion['kind'], number> = { occupation: 4, place: 2, skill: 1, company: 1 }
const PATIENCE_MS = 150

/**
 * Completes what is being typed from what is published and what is known. The words are held in this process, read anew
 * every five minutes by one at a time; before they are there, known words alone are given.
 */
export function openCompletions(services: Pick<Services, 'db' | 'clock' | 'replica'>) {
  const kept = new Cache<Index>(services.clock, { seconds: 300, oldestSeconds: 3_600, most: 1 })
  const read = async () =>
    indexTerms([
      ...(await readPublic(services, null, (db) => readPublished(db, services.clock.now()))),
      ...knownTerms(),
    ])
  return async (typed: string): Promise<Completion[]> => {
    const words = foldText(typed).split(' ').filter(Boolean)
    if (words.join('').length < SHORTEST) return []
    return complete(words, (await kept.getWithin(PATIENCE_MS, 'terms', read)) ?? indexOfKnown())
  }
}

/** Terms under the first two letters of each of their words. */
type Index = Map<string, Term[]>

function indexTerms(terms: readonly Term[]): Index {
  const index: Index = new Map()
  for (const term of terms) {
    for (const start of new Set(
      term.names.flatMap(({ words }) => words.map((word) => word.slice(0, SHORTEST))),
    )) {
      const held = index.get(start)
      if (held) held.push(term)
      else index.set(start, [term])
    }
  }
  return index
}

let ofKnown: Index | undefined

function indexOfKnown(): Index {
  ofKnown ??= indexTerms(knownTerms())
  return ofKnown
}

/** Finds the best completions of these folded words, the last of which may be unfinished. */
function complete(words: readonly string[], index: Index): Completion[] {
  const found = distinct([
    ...ranked(words, index).map((found) => present(found, '')),
    ...placesAtTheEnd(words, index),
  ])
  const counts = new Map<string, number>()
  const first = found.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= SEATS[kind]
  })
  // Places that a kind leaves free go to the other kinds, in the order of their rank.
  const more = found.filter((each) => !first.includes(each)).slice(0, Math.max(0, MOST - first.length))
  return found.filter((each) => first.includes(each) || more.includes(each)).slice(0, MOST)
}

/** Removes repetitions. « Comptable » is both a title and a skill, so the title stands for both. */
function distinct(completions: readonly Completion[]): Completion[] {
  const seen = new Set<string>()
  return completions.filter(({ kind, label }) => {
    const key = `${kind === 'skill' ? 'occupation' : kind} ${foldText(label)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Reads a place at the end: « chauffeur tam » becomes « chauffeur » in Toamasina. */
function placesAtTheEnd(words: readonly string[], index: Index): Completion[] {
  for (const length of [2, 1]) {
    const before = words.slice(0, -length)
    const place = words.slice(-length)
    if (before.length === 0 || place.join('').length < SHORTEST) continue
    const places = ranked(place, index).filter(({ term }) => term.kind === 'place')
    if (places.length > 0) return places.map((found) => atPlace(found, before.join(' ')))
  }
  return []
}

/** « chauffeur près de tam » also searches the towns around the place. */
function atPlace(found: Found, before: string): Completion {
  const rest = beforeNearness(before)
  const isRegion = found.term.label.startsWith('Région ')
  if (rest === null || isRegion) return present(found, rest ?? before)
  const label = aroundLabel(found.term.label)
  return present({ ...found, term: { ...found.term, label, value: label } }, rest)
}

interface Found {
  term: Term
  /** The name of the term that matched what was typed. */
  name: string
  fit: number
}

/**
 * Ranks the terms that hold every word: first those that begin with the words, then by kind, then by how often they
 * are published.
 */
function ranked(words: readonly string[], index: Index): Found[] {
  const [first = ''] = [...words].sort((one, other) => other.length - one.length)
  return (index.get(first.slice(0, SHORTEST)) ?? [])
    .map((term): Found => {
      const [best] = term.names
        .map((name) => ({ term, name: name.text, fit: fitOf(words, name.words) }))
        .sort((one, other) => other.fit - one.fit)
      return best ?? { term, name: '', fit: 0 }
    })
    .filter(({ fit }) => fit > 0)
    .sort(
      (one, other) =>
        other.fit - one.fit ||
        placeOf(one.term) - placeOf(other.term) ||
        other.term.uses - one.term.uses ||
        one.term.label.length - other.term.label.length,
    )
    .slice(0, 40)
}

const KINDS: readonly Completion['kind'][] = ['occupation', 'place', 'skill', 'company']

/** The rank of a term's kind. An occupation without an open offer comes after every other kind. */
function placeOf({ kind, uses }: Term): number {
  return kind === 'occupation' && uses === 0 ? KINDS.length : KINDS.indexOf(kind)
}

/**
 * Returns 3 when the name begins with the words as typed, 2 when it holds them in any order, 0 when one is missing.
 */
function fitOf(words: readonly string[], name: readonly string[]): 0 | 2 | 3 {
  const last = words.length - 1
  const begins = words.every((word, at) => (at === last ? name[at]?.startsWith(word) : name[at] === word))
  if (begins) return 3
  return words.every((word) => name.some((each) => each.startsWith(word))) ? 2 : 0
}

function present({ term: { kind, label, value }, name }: Found, before: string): Completion {
  const also = foldText(label).includes(foldText(name)) ? null : name
  if (kind === 'company') return { kind, label, also, slug: value }
  if (kind === 'place') return { kind, label, also, keywords: before, city: value }
  return { kind, label, also, keywords: value }
}
