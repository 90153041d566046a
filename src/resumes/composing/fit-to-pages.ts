import { type ResumeDocument, type ResumeStyle, SIZES, SPACINGS } from '../shared/document.ts'
import { countPages } from './compose.ts'

export type Fit = Pick<ResumeStyle, 'size' | 'spacing'> & {
  /** So many pages the CV has in this look: more than were wanted where it cannot be made to fit. */
  pages: number
}

/** From the most readable on: larger letters come before wider distances. */
const LOOKS = SIZES.toReversed().flatMap((size) =>
  SPACINGS.toReversed().map((spacing) => ({ size, spacing })),
)

/**
 * Finds, by printing, the most readable look in which a CV has so many pages at most; the densest where none is enough.
 * @throws as `composePdf` does
 */
export async function fitToPages(
  document: ResumeDocument,
  photo: Uint8Array | null,
  most: number,
): Promise<Fit> {
  let fit: Fit | undefined
  for (const look of LOOKS) {
    fit = { ...look, pages: await countPages({ ...document, style: { ...document.style, ...look } }, photo) }
    if (fit.pages <= most) return fit
  }
  if (!fit) throw new Error('there is no look to print a CV in')
  return fit
}
