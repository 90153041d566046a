import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Marks, Piece } from './cells.ts'

/** A part of a page that leads somewhere: its left, lower, right and upper edge. */
interface LinkArea {
  url: string
  edges: [number, number, number, number]
}

const BOLD = /bold|black|heavy|demi|cmbx/i
const ITALIC = /italic|oblique|cmti/i
/** A piece belongs to a link when at least this share of it stands in the link. */
const MOSTLY = 0.9

/** Says of each piece of a page what its font and the page’s links make of it. */
export async function marksOf(page: PDFPageProxy, fonts: Set<string>) {
  const [looks, areas] = [await looksOf(page, fonts), await linkAreas(page)]
  return (piece: Omit<Piece, 'marks'>): Marks => ({
    ...(looks.get(piece.font) ?? { strong: false, em: false }),
    href: areas.find((area) => isWithin(piece, area))?.url ?? null,
  })
}

/** How letters look is told by the names of their fonts alone, and those once a page was read as if it were drawn. */
async function looksOf(page: PDFPageProxy, fonts: Set<string>) {
  const looks = new Map<string, { strong: boolean; em: boolean }>()
  // In a file with one font no word stands out.
  if (fonts.size < 2) return looks
  await page.getOperatorList().catch(() => null)
  for (const id of fonts) {
    const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null
    const name = isRecord(font) && typeof font.name === 'string' ? font.name : ''
    looks.set(id, { strong: BOLD.test(name), em: ITALIC.test(name) })
  }
  return looks
}

async function linkAreas(page: PDFPageProxy): Promise<LinkArea[]> {
  const annotations: unknown[] = await page.getAnnotations().catch(() => [])
  return annotations.filter(isRecord).flatMap((annotation) => {
    // As it was written; the other one is it when the library takes it for safe.
    const { subtype, url: safe, unsafeUrl: url, rect, quadPoints } = annotation
    if (subtype !== 'Link' || !safe || typeof url !== 'string' || !/^(?:https?|mailto):/i.test(url)) return []
    const parts = quadPoints ? quadsOf(numbersOf(quadPoints)) : [numbersOf(rect)]
    return parts.flatMap(([left, bottom, right, top]) =>
      top === undefined ? [] : [{ url, edges: [left ?? 0, bottom ?? 0, right ?? 0, top] as const }],
    ) as LinkArea[]
  })
}

/** A link has four corners for each of its lines. */
function quadsOf(points: number[]): number[][] {
  return Array.from({ length: Math.floor(points.length / 8) }, (_, index) => {
    const quad = points.slice(index * 8, index * 8 + 8)
    const [xs, ys] = [quad.filter((_, at) => at % 2 === 0), quad.filter((_, at) => at % 2 === 1)]
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  })
}

function isWithin(
  { x, y, width, size }: Omit<Piece, 'marks'>,
  { edges: [left, bottom, right, top] }: LinkArea,
) {
  const middle = y + size * 0.3
  // One area over many lines says not which words of them lead somewhere.
  if (middle < bottom || middle > top || top - bottom > size * 2.5) return false
  return Math.min(x + width, right) - Math.max(x, left) >= width * MOSTLY
}

function numbersOf(value: unknown): number[] {
  const values: unknown[] = Array.isArray(value) || value instanceof Float32Array ? [...value] : []
  return values.filter((each) => typeof each === 'number')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
