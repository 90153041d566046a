import type { Mark } from '#src/offers/wording/shared/marks.ts'
import { readDailyFacts } from './daily.ts'
import { readDeadline } from './deadline.ts'
import { readCity, readContacts, readContract } from './facts.ts'
import { readForeignPlace } from './foreign-place.ts'
import { beginsWith, findLeftOut, type LeftOut } from './left-out.ts'
import type { Line, Piece, PieceField } from './pieces.ts'
import { readDegree, readExperience, readJobType, readLanguages } from './requirements.ts'
import { readSalary } from './salary.ts'
import { readSections } from './sections.ts'
import { readTitle } from './title.ts'

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
  const title = readTitle(text)
  const facts = [
    ...title,
    readForeignPlace(text) ?? readCity(text),
    readContract(text),
    readJobType(text),
    readSalary(text),
    readDeadline(text, today),
    ...readDailyFacts(text),
    ...readContacts(text),
  ].filter((piece) => piece !== null)
  const terms = facts.filter(({ field }) => TERMS.has(field))
  const isOfFields = (line: Line) => {
    const own = terms.filter(({ start, end }) => start < line.start + line.text.length && end > line.start)
    return own.length > 0 && beginsWith(line, own)
  }
  const sections = oncePerField(readSections(text, isOfFields))
  const inSections = sections.map(({ piece }) => piece)
  const profile = inSections.find(({ field }) => field === 'profile')
  const requirements = [
    readDegree(text),
    readExperience(text, profile),
    ...readLanguages(text, profile),
  ].filter((piece) => piece !== null)
  // « Professeur de français » asks for no language more.
  const own = requirements.filter((piece) => !title.some((other) => isSharing(piece, other)))
  // A section's lines stay in their section even where they hold a fact that has a field of its own.
  const pieces = [...inSections, ...facts, ...own].sort((one, other) => one.start - other.start)
  // Between the lines of a section may stand one of the fields, of which not all was understood.
  const read = sections.flatMap(({ piece, lines }) =>
    lines.map(({ text: line, start }) => ({ ...piece, start, end: start + line.length })),
  )
  return {
    pieces,
    refused: sections.flatMap(({ refused }) => refused),
    leftOut: findLeftOut(text, [...facts, ...own, ...read]),
  }
}

/** A line that begins with one of these is about the terms, wherever it stands. */
const TERMS = new Set<PieceField>(['contract', 'salary', 'job_type'])

function isSharing(one: Piece, other: Piece): boolean {
  return one.start < other.end && other.start < one.end
}

function oncePerField<S extends { piece: Piece }>(sections: readonly S[]): S[] {
  return sections.filter(
    ({ piece }, index) => sections.findIndex((other) => other.piece.field === piece.field) === index,
  )
}
