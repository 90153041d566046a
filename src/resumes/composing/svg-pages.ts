import sharp from 'sharp'
import type { DrawnPages } from '../shared/drawn-pages.ts'

/** A4, in points. */
export const PAGE = { width: 595.2756, height: 841.8898 }
/** The small picture is this wide, in pixels. */
const PICTURE_WIDTH = 480

/** Typst draws a white sheet under each page, which the site has already. */
const SHEET =
  '<path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0v 841.8898 h 595.2756 v -841.8898 Z "/>'

/** Of 128 bits that Typst names a letter by, as many as tell those of one CV apart. */
const NAME_LENGTH = 10
/** So many outlines are remembered; a CV has some 300. */
const MOST_OUTLINES = 6_000

/** By Typst's names: a letter keeps its outline, and shortening one takes longer than finding it. */
const outlines = new Map<string, string>()

/**
 * The pages of a document that Typst drew as one picture. They are drawn at every pause of who types: nothing is said
 * twice in them, and the outlines of letters stand apart.
 */
export function splitPages(drawn: string): DrawnPages {
  const start = drawn.indexOf('>') + 1
  const defs = drawn.indexOf('<defs')
  const end = defs < 0 ? drawn.lastIndexOf('</svg>') : defs
  const others = definitionsOf(readOutlines(drawn.slice(end)))
  const used: Record<string, string> = {}
  const body = drawn.slice(start, end).trim().replace(/>\s+</g, '><')
  const pages = pieces(body).map((page, index) => {
    const { svg, letters } = withLetters(lightened(page))
    for (const letter of letters) used[nameOf(letter)] = outlines.get(letter) ?? ''
    return { svg: pageOf(svg, index, others), glyphs: letters.map(nameOf) }
  })
  return { pages, outlines: used }
}

function nameOf(letter: string): string {
  return letter.slice(0, NAME_LENGTH)
}

/** Each page is a sheet of paper and a group beside it. */
function pieces(body: string): string[] {
  const starts: number[] = []
  for (let at = body.indexOf(SHEET); at >= 0; at = body.indexOf(SHEET, at + 1))
    if (at === 0 || body.startsWith('</g>', at - 4) || body.startsWith('/>', at - 2)) starts.push(at)
  return starts.map((start, at) => body.slice(start, starts[at + 1]))
}

/** Without what goes without saying, and with as many decimals as anybody sees. */
function lightened(svg: string): string {
  return svg
    .replaceAll(' fill-rule="nonzero"', '')
    .replaceAll(' y="0"', '')
    .replace(/(\.\d{3})\d+/g, '$1')
    .replace(/<g class="typst-text"([^>]*[^/>])>(.*?)<\/g>/g, oneColour)
}

/** Letters of one colour are grouped, so that the colour is written once. */
function oneColour(whole: string, attributes: string, letters: string): string {
  const [said = ''] = / fill="[^"]*"/.exec(letters) ?? []
  const plain = letters.replaceAll(said, '')
  return said && !plain.includes(' fill="') ? `<g${attributes}${said}>${plain}</g>` : whole
}

/** A page whose letters are numbered, in the order of their numbers; what is no plain outline stays as it is. */
function withLetters(page: string): { svg: string; letters: string[] } {
  const numbers = new Map<string, number>()
  const svg = page.replace(/<use xlink:href="#g(\w+)"/g, (whole, letter: string) => {
    if (!outlines.has(letter)) return whole
    const number = numbers.get(letter) ?? numbers.size
    numbers.set(letter, number)
    return `<use href="#${number}"`
  })
  return { svg, letters: [...numbers.keys()] }
}

/** Remembers the outlines of letters; answers with the other definitions. */
function readOutlines(defs: string): string {
  if (outlines.size > MOST_OUTLINES) outlines.clear()
  const outline = /<symbol id="g(\w+)"[^>]*>\s*<path d="M 0 0([^"]*)"\/>\s*<\/symbol>/g
  return defs.replace(outline, (_, letter: string, drawn: string) => {
    if (!outlines.has(letter)) outlines.set(letter, shortened(drawn))
    return ''
  })
}

/** Shortens a path to hundredths of a point, because nobody sees finer steps. */
function shortened(drawn: string): string {
  return drawn
    .trim()
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100 || 0))
    .replace(/ ?([a-z]) ?/gi, '$1')
    .replaceAll(' -', '-')
    .replace(/(^|[^\d.])0\./g, '$1.')
}

/** Collects, by name, the definitions that are no outline of a letter. */
function definitionsOf(defs: string): Map<string, string> {
  const found = defs
    .replace(/>\s+</g, '><')
    .matchAll(/<(symbol|clipPath|linearGradient|radialGradient|pattern) id="([^"]+)".*?<\/\1>/gs)
  return new Map([...found].map(([all, , id = '']) => [id, all]))
}

function pageOf(page: string, index: number, definitions: Map<string, string>): string {
  const names = new Map<string, string>()
  const named = page.replace(/(xlink:href="|url\()#([\w-]+)/g, (_, before: string, id: string) => {
    const name = names.get(id) ?? `d${names.size}`
    names.set(id, name)
    return `${before}#${name}`
  })
  const defs = [...names].map(([id, name]) =>
    (definitions.get(id) ?? '').replace(`id="${id}"`, `id="${name}"`),
  )
  const { width, height } = PAGE
  const top = Math.round(index * height * 100) / 100
  const shifted = named.replace('<path ', `<path transform="translate(0 ${top})" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}">${shifted}<defs>${defs.join('')}</defs></svg>`
}

/** Draws a page as a small picture, for lists. */
export async function picturePage(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: (72 * 2 * PICTURE_WIDTH) / PAGE.width })
    .resize(PICTURE_WIDTH)
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer()
}
