import type { Mark } from '#src/offers/wording/shared/marks.ts'
import { readDeadline } from './deadline.ts'
import { readCity, readContacts, readContract } from './facts.ts'
import { type LeftOut, leftOf } from './left.ts'
import type { Piece } from './pieces.ts'
import { readSalary } from './salary.ts'
import { readSections } from './sections.ts'
import { readTitle } from './title.ts'

/** Characters of an advertisement. */
export const ADVERTISEMENT_MAX = 10_000

export interface ReadAdvertisement {
  /** What was understood, in the order of the text; each but contacts once. */
  pieces: Piece[]
  /** Lines of the missions or the profile that are not taken over, and why. */
  refused: { line: string; start: number; mark: Mark }[]
  /** Words of which nothing was understood, in the order of the text: nothing gets lost. */
  left: LeftOut[]
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
