import { getDocument, PasswordResponses, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Unreadable } from '../reading.ts'
import { type Flow, MOST_LINES } from '../text/lines.ts'
import { flowsOf, type Page, type Piece } from './layout.ts'

const MOST_PAGES = 15
const MOST_PIECES = 20_000

/** The lines of a PDF, column by column. @throws Unreadable */
export async function readPdf(bytes: Uint8Array): Promise<Flow[]> {
  const pages = await piecesOf(bytes)
  const flows = flowsOf(pages)
  const letters = flows.flat().reduce((sum, { cells }) => sum + cells.join('').length, 0)
  // A scan is pictures of text.
  if (letters < 20) throw new Unreadable('no_text')
  if (flows.flat().length > MOST_LINES) throw new Unreadable('too_complex')
  return flows
}

async function piecesOf(bytes: Uint8Array): Promise<Page[]> {
  const pdf = await open(bytes)
  const pages: Page[] = []
  let count = 0
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const [, , width = 595] = page.view
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform as number[]
      // Letters that stand upright are read, those along an edge are not.
      if (Math.abs(b) > Math.abs(a) / 4) return []
      return [
        { text: item.str, x, y, width: item.width, size: Math.abs(d) || item.height, font: item.fontName },
      ]
    })
    count += pieces.length
    if (count > MOST_PIECES) throw new Unreadable('too_complex')
    pages.push({ width, pieces })
  }
  return pages
}

async function open(bytes: Uint8Array) {
  try {
    // A copy: the library takes the bytes it is given away.
    const data = new Uint8Array(bytes)
    const options = { disableFontFace: true, useSystemFonts: false, stopAtErrors: false, enableXfa: false }
    return await getDocument({ data, ...options, verbosity: VerbosityLevel.ERRORS }).promise
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new Unreadable(isLocked && PasswordResponses ? 'encrypted' : 'damaged')
  }
}
