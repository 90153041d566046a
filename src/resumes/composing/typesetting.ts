import { join } from 'node:path'
import {
  NodeCompiler,
  type NodeTypstDocument,
  type RenderPdfOpts,
} from '@myriaddreamin/typst-ts-node-compiler'
import sharp from 'sharp'
import { wholePages } from '../shared/drawn-pages.ts'
import { fontFolders } from './fonts.ts'
import { type Printed, printed } from './printed.ts'
import { type Edge, pairEdges } from './printed-parts.ts'
import { picturePage, splitPages } from './svg-pages.ts'
import type { Composed, Composition } from './task.ts'

const TEMPLATES = join(import.meta.dirname, 'templates')
const PHOTO = join(TEMPLATES, 'photo.jpg')
/** Where a template expects it; larger than any template shows it at 300 dots an inch. */
const PHOTO_SIDE = 400
const MOST_PHOTO_PIXELS = 60_000_000
const MOST_PAGES = 30
/** A result that goes unused this many times is forgotten. */
const KEPT_UNUSED = 6

sharp.cache(false)
sharp.concurrency(1)

let compiler: NodeCompiler | undefined

/** Sets a CV: a PDF, its pages as SVG, or its first page as a small picture; or makes only the photo that it prints. Runs in a process of its own. */
export async function typeset({ document, photo, output }: Composition): Promise<Composed> {
  compiler ??= NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: fontFolders() }] })
  const typst = compiler
  const picture = photo && document.identity.show_photo ? await photoJpeg(photo) : null
  if (picture === 'unreadable') return { failed: 'Photo' }
  if (output === 'photo') return picture ? { photo: picture } : { failed: 'Photo' }
  if (picture) typst.mapShadow(PHOTO, picture)
  try {
    const content = printed(document, picture !== null)
    const pages = compile(typst, content)
    if (!pages) return { failed: failingPart(content, (part) => compile(typst, part) !== null) }
    if (output === 'count') return { count: pages.numOfPages }
    if (pages.numOfPages > MOST_PAGES) return { tooLong: pages.numOfPages }
    return await render(typst, pages, output)
  } finally {
    if (picture) typst.unmapShadow(PHOTO)
    typst.evictCache(KEPT_UNUSED)
  }
}

/** Which part of a CV does not come out alone, in the words of its heading. */
export function failingPart(content: Printed, comesOut: (content: Printed) => boolean): string {
  if (!comesOut({ ...content, sections: [] })) return 'Coordonnées'
  const failing = content.sections.find((section) => !comesOut({ ...content, sections: [section] }))
  return failing ? [failing.heading].flat().join('') : 'Mise en page'
}

function compile(typst: NodeCompiler, content: Printed): NodeTypstDocument | null {
  const mainFilePath = join(TEMPLATES, `${content.style.template}.typ`)
  return typst.compile({ mainFilePath, inputs: { cv: JSON.stringify(content) } }).result
}

async function render(
  typst: NodeCompiler,
  pages: NodeTypstDocument,
  output: Composition['output'],
): Promise<Composed> {
  if (output === 'pdf') return { pdf: pdfOf(typst, pages) }
  const drawn = splitPages(typst.plainSvg(pages))
  if (output !== 'pages') return { picture: await picturePage(wholePages(drawn)[0] ?? '') }
  const edges: Edge[] = typst.query(pages, { selector: '<edge>', field: 'value' })
  return { drawn: { ...drawn, parts: pairEdges(edges) } }
}

/** By PDF/UA-1; a letter that no font has is the one thing it refuses that people type: tagged all the same. */
function pdfOf(typst: NodeCompiler, pages: NodeTypstDocument): Uint8Array {
  const options: RenderPdfOpts[] = [{ pdfStandard: 'ua-1' }, { pdfTags: true }]
  for (const each of options) {
    try {
      return typst.pdf(pages, each)
    } catch (error) {
      if (each === options.at(-1)) throw error
    }
  }
  throw new Error('no way to make a PDF')
}

/** Upright, square and small: what the page shows, however large what came was. */
async function photoJpeg(photo: Uint8Array): Promise<Buffer | 'unreadable'> {
  try {
    return await sharp(photo, { limitInputPixels: MOST_PHOTO_PIXELS })
      .autoOrient()
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer()
  } catch {
    return 'unreadable'
  }
}
