import {
  getDocument,
  PasswordResponses,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Unreadable } from '../reading.ts'
import { type Flow, type Line, lineOf, MOST_LINES } from '../text/lines.ts'
import type { ReadLines } from '../text/read-text.ts'
import type { Page, Piece } from './cells.ts'
import { flowsOf, untaggedLines } from './layout.ts'
import { marksOf } from './marks.ts'
import { type TaggedPiece, taggedFlows } from './tagged.ts'

const MOST_PAGES = 15
const MOST_PIECES = 20_000
/** Of the letters of a file, as many must stand in its tree for it to be believed. */
const WELL_TAGGED = 0.9

/** The lines of a PDF: in the order in which its tags read it, or else column by column. @throws Unreadable */
export async function readPdf(bytes: Uint8Array): Promise<ReadLines> {
  const { pages, left, edges } = await contentOf(bytes)
  const { flows, feet } = taggedOf(pages) ?? { flows: flowsOf(pages), feet: [] }
  const letters = [...flows.flat(), ...feet].reduce((sum, { cells }) => sum + cells.join('').length, 0)
  // A file without text is a scan, which is pictures of text.
  if (letters < 20) throw new Unreadable('no_text')
  if (flows.flat().length > MOST_LINES) throw new Unreadable('too_complex')
  const notes = [...edges, left].filter(Boolean).map((text) => lineOf([text]))
  return { flows, feet, notes }
}

/** A stretch of text, with the part of the page's tree that holds it. */
interface HeldPiece extends Piece {
  holder: string | null
}

interface ReadPage extends Page {
  pieces: HeldPiece[]
  tree: Tree | null
}

type Tree = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>

/** What stands on the pages of a PDF, and in which order its tags read it. @throws Unreadable */
export async function pagesOf(bytes: Uint8Array): Promise<ReadPage[]> {
  return (await contentOf(bytes)).pages
}

interface Content {
  pages: ReadPage[]
  /** The words along an edge of each page. */
  edges: string[]
  /** The pages that are too many to be read, in words. */
  left: string
}

async function contentOf(bytes: Uint8Array): Promise<Content> {
  const pdf = await open(bytes)
  const pages: ReadPage[] = []
  const edges: string[] = []
  let count = 0
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const page = await pdf.getPage(number)
    const [, , width = 595] = page.view
    const { pieces, edge } = await piecesOf(page)
    edges.push(edge)
    count += pieces.length
    if (count > MOST_PIECES) throw new Unreadable('too_complex')
    pages.push({ width, pieces, tree: await page.getStructTree().catch(() => null) })
  }
  const left = pdf.numPages > MOST_PAGES ? `Pages ${MOST_PAGES + 1} à ${pdf.numPages} du fichier` : ''
  return { pages, edges, left }
}

async function piecesOf(page: PDFPageProxy): Promise<{ pieces: HeldPiece[]; edge: string }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const holders: (string | null)[] = []
  const edge: string[] = []
  const pieces = items.flatMap((item): Omit<HeldPiece, 'marks'>[] => {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') holders.pop()
      else holders.push(item.id ?? null)
      return []
    }
    if (item.str.trim() === '') return []
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform as number[]
    // Letters that stand upright are read, those along an edge are told apart.
    if (Math.abs(b) > Math.abs(a) / 4) {
      edge.push(item.str)
      return []
    }
    const size = Math.abs(d) || item.height
    const holder = holders.findLast((each) => each !== null) ?? null
    return [{ text: item.str, x, y, width: item.width, size, font: item.fontName, holder }]
  })
  if (pieces.length === 0) return { pieces: [], edge: edge.join(' ') }
  const marks = await marksOf(page, new Set(pieces.map(({ font }) => font)))
  return { pieces: pieces.map((piece) => ({ ...piece, marks: marks(piece) })), edge: edge.join(' ') }
}

/** Returns null where the file has no tree, or one that leaves too much out. */
function taggedOf(pages: ReadPage[]): { flows: Flow[]; feet: Line[] } | null {
  const told = pages.map(({ tree }) => holdersOf(tree))
  const ordered = pages.map(({ pieces }, page) => {
    const byHolder = Map.groupBy(pieces, ({ holder }) => holder)
    return (told[page] ?? []).flatMap(({ id, ...each }): TaggedPiece[] =>
      (byHolder.get(id) ?? []).map(({ holder: _, ...piece }) => ({ ...piece, ...each })),
    )
  })
  const lettersIn = (all: Piece[]) => all.reduce((sum, { text }) => sum + text.length, 0)
  const share = lettersIn(ordered.flat()) / Math.max(1, lettersIn(pages.flatMap(({ pieces }) => pieces)))
  const top = Math.max(...(ordered[0] ?? []).map(({ y }) => y))
  const flows = share < WELL_TAGGED ? null : taggedFlows(ordered)
  if (!flows) return null
  // Programs leave headers and footers out of the tree, where some people write how to reach them.
  const untagged = pages.map(({ pieces, width }, page) => {
    const held = new Set((told[page] ?? []).map(({ id }) => id))
    return { width, pieces: pieces.filter(({ holder }) => holder === null || !held.has(holder)) }
  })
  const { above, others } = untaggedLines(untagged, top)
  return { flows: above.length > 0 ? [above, ...flows] : flows, feet: others }
}

interface Told {
  isHeading: boolean
  isInTable: boolean
  /** The element that holds the text as a paragraph, an item of a list or a cell does. */
  paragraph: number
}

/** These elements stand within a line, beside its other words. */
const INLINE = /^(Span|Link|Reference|Annot|Em|Strong|Quote|Code|NonStruct)$/

/** Lists the parts of a page in the order of its tree. */
function holdersOf(tree: Tree | null): (Told & { id: string })[] {
  const holders: (Told & { id: string })[] = []
  const waiting: ({ node: Tree | Tree['children'][number] } & Told)[] = []
  let paragraph = 0
  if (tree) waiting.push({ node: tree, isHeading: false, isInTable: false, paragraph })
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, ...outer } = next
    if (!('children' in node)) {
      if (node.type === 'content') holders.push({ id: node.id, ...outer })
      continue
    }
    const isHeading = outer.isHeading || /^(H[1-6]?|Title)$/.test(node.role)
    const isInTable = outer.isInTable || node.role === 'TD' || node.role === 'TH'
    const isInline = INLINE.test(node.role)
    if (!isInline) paragraph += 1
    const told = { isHeading, isInTable, paragraph: isInline ? outer.paragraph : paragraph }
    for (const child of node.children.toReversed()) waiting.push({ node: child, ...told })
  }
  return holders
}

async function open(bytes: Uint8Array) {
  try {
    // The library gets a copy, because it takes the bytes that it is given away.
    const data = new Uint8Array(bytes)
    const options = { disableFontFace: true, useSystemFonts: false, stopAtErrors: false, enableXfa: false }
    // The names of fonts are needed for bold words; pictures are not decoded.
    const reading = { fontExtraProperties: true, maxImageSize: 1 }
    return await getDocument({ data, ...options, ...reading, verbosity: VerbosityLevel.ERRORS }).promise
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new Unreadable(isLocked && PasswordResponses ? 'encrypted' : 'damaged')
  }
}
