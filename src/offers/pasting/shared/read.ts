import type { Mark } from '#src/offers/wording/shared/marks.ts'
import { readDeadline } from './deadline.ts'
import { readCity, readContacts, readContract, readSalary } from './facts.ts'
import { linesOf, type Piece } from './pieces.ts'
import { readSections } from './sections.ts'
import { readTitle } from './title.ts'

/** Characters of an advertisement. */
export const ADVERTISEMENT_MAX = 10_000

export interface ReadAdvertisement {
  /** What was understood, in the order of the text; each but contacts once. */
  pieces: Piece[]
  /** Lines of the missions or the profile that are not taken over, and why. */
  refused: { line: string; start: number; mark: Mark }[]
  /** Lines of which nothing was understood. */
  left: { line: string; start: number }[]
}

/**
 * Reads an advertisement as people post it on social networks. Nothing is invented: each value comes from words of the
 * text, whose places are told.
 * @param today the day in Antananarivo, `2026-11-21`
 */
export function readAdvertisement(text: string, today: string): ReadAdvertisement {
  const sections = oncePerField(readSections(text))
  const inSections = sections.map(({ piece }) => piece)
  const facts = [
    ...readTitle(text),
    readCity(text),
    readContract(text),
    readSalary(text),
    readDeadline(text, today),
    ...readContacts(text),
  ].filter((piece) => piece !== null)
  // What a section's lines say stays in the section, apart from what the form asks for by itself.
  const pieces = [...inSections, ...facts].sort((one, other) => one.start - other.start)
  return {
    pieces,
    refused: sections.flatMap(({ refused }) => refused),
    left: leftOf(text, pieces),
  }
}

function oncePerField<S extends { piece: Piece }>(sections: readonly S[]): S[] {
  return sections.filter(
    ({ piece }, index) => sections.findIndex((other) => other.piece.field === piece.field) === index,
  )
}

const HEADING = /^[\p{L}\s’']{3,40}:?\s*$/u

function leftOf(text: string, pieces: readonly Piece[]) {
  return linesOf(text).flatMap(({ text: line, start }) => {
    const words = line.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?.]+$/gu, '')
    const touched = pieces.some((piece) => piece.start < start + line.length && piece.end > start)
    if (touched || !/\p{L}{2}/u.test(words)) return []
    const isHeading = HEADING.test(line.trim()) && line.trim().endsWith(':')
    return isHeading ? [] : [{ line: words, start: start + line.indexOf(words) }]
  })
}
