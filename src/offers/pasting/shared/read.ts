import type { Mark } from '#src/offers/wording/shared/marks.ts'
import { readDeadline } from './deadline.ts'
import { readCity, readContacts, readContract } from './facts.ts'
import { findLeftOut, type LeftOut } from './left-out.ts'
import type { Piece } from './pieces.ts'
import { readSalary } from './salary.ts'
import { readSections } from './sections.ts'
import { readTitle } from './title.ts'

/** The most characters of an advertisement that are read. */
export const ADVERTISEMENT_MAX = 10_000

export interface ReadAdvertisement {
  /** The pieces in the order of the text; each field appears once, but for contacts. */
  pieces: Piece[]
  /** Lines of the missions or the profile that are kept out of the offer, and why. */
  refused: { line: string; start: number; mark: Mark }[]
  /**
   * The words that were not understood, in the order of the text. They are shown so that the recruiter can place
   * them.
   */
  leftOut: LeftOut[]
}

/**
 * Reads an advertisement as people post it on social networks. Nothing is invented: each value comes from words of
 * the text, and its piece says where they stand.
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
  // A section's lines stay in their section even where they hold a fact that has a field of its own.
  const pieces = [...inSections, ...facts].sort((one, other) => one.start - other.start)
  return {
    pieces,
    refused: sections.flatMap(({ refused }) => refused),
    leftOut: findLeftOut(text, pieces),
  }
}

function oncePerField<S extends { piece: Piece }>(sections: readonly S[]): S[] {
  return sections.filter(
    ({ piece }, index) => sections.findIndex((other) => other.piece.field === piece.field) === index,
  )
}
