/** A page as Typst drew it: where each letter stands, without the letter's outline. */
interface DrawnPage {
  /** Each page is an SVG of A4 in which `<use href="#3" x="12.5"/>` draws the fourth of `glyphs`. */
  svg: string
  /** A glyph is named by its font, letter and size, so that pages share its outline. */
  glyphs: string[]
}

/** The pages of a CV, and the outlines of their letters: most of what a page weighs, and the same after the next letter typed. */
export interface DrawnPages {
  pages: DrawnPage[]
  /** By name, what a path draws from where the letter stands; those that whoever asked knows may lack. */
  outlines: Record<string, string>
}

/** Where a section, or an entry of one, stands on paper. */
export interface PrintedPart {
  section: string
  /** Empty for the section as a whole. */
  entry: string
  first_page: number
  last_page: number
  /** How far down its last page it ends: 0 at the upper margin, 1 at the lower one. */
  end: number
}

export interface MeasuredPages extends DrawnPages {
  parts: PrintedPart[]
}

/**
 * Each page whole, a picture of its own. Letters side by side are one path: a browser takes three times as long for a
 * page in which each is a part of its own, and nobody can type meanwhile.
 */
export function wholePages({ pages, outlines }: DrawnPages): string[] {
  return pages.map(({ svg, glyphs }) =>
    svg.replace(/(?:<use href="#[^>]*\/>)+/g, (letters) =>
      pathsOf(letters, (index) => outlines[glyphs[index] ?? ''] ?? ''),
    ),
  )
}

const LETTER = /#(\d+)" x="([^"]*)"(?: y="([^"]*)")?([^>]*)\/>/g

function pathsOf(letters: string, outlineOf: (index: number) => string): string {
  const paths = new Map<string, string>()
  for (const [, index, x, y = '0', look = ''] of letters.matchAll(LETTER))
    paths.set(look, `${paths.get(look) ?? ''}M${x} ${y}${outlineOf(Number(index))}`)
  return [...paths].map(([look, drawn]) => `<path${look} d="${drawn}"/>`).join('')
}
