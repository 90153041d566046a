import sharp from 'sharp'

/** A4, in points. */
export const PAGE = { width: 595.2756, height: 841.8898 }
/** Of the small picture, in pixels. */
const PICTURE_WIDTH = 480

/**
 * The pages of a document that Typst drew as one picture, each with the letters it uses. What is measured in points needs
 * two decimals; what stands between tags is nothing.
 */
export function splitPages(drawn: string): string[] {
  const svg = drawn
    .replace(/>\s+</g, '><')
    .replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
  const start = svg.indexOf('>') + 1
  const defs = svg.indexOf('<defs')
  const end = defs < 0 ? svg.lastIndexOf('</svg>') : defs
  const definitions = definitionsOf(svg.slice(end))
  return pieces(svg.slice(start, end)).map((page, index) => pageOf(page, index, definitions))
}

/** Each page is a sheet of paper and a group beside it. */
function pieces(body: string): string[] {
  const sheet =
    '<path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0v 841.89 h 595.28 v -841.89 Z "/><g'
  const starts: number[] = []
  let depth = 0
  for (const { 0: tag, index } of body.matchAll(/<(\/?)[a-zA-Z][^>]*>/g)) {
    if (depth === 0 && body.startsWith(sheet, index)) starts.push(index)
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) depth += 1
  }
  return starts.map((start, at) => body.slice(start, starts[at + 1]))
}

function definitionsOf(defs: string): Map<string, string> {
  const found = defs.matchAll(
    /<(symbol|clipPath|linearGradient|radialGradient|pattern) id="([^"]+)".*?<\/\1>/gs,
  )
  return new Map([...found].map(([all, , id = '']) => [id, all]))
}

function pageOf(page: string, index: number, definitions: Map<string, string>): string {
  const used = new Set([...page.matchAll(/#([\w-]+)/g)].map(([, id = '']) => id))
  const defs = [...used].map((id) => definitions.get(id) ?? '').join('')
  const { width, height } = PAGE
  const view = `0 ${Math.round(index * height * 100) / 100} ${width} ${height}`
  const shifted = page.replace(
    '<path ',
    `<path transform="translate(0 ${Math.round(index * height * 100) / 100})" `,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${view}" width="${width}" height="${height}">${shifted}<defs>${defs}</defs></svg>`
}

/** A page as a small picture, for lists. */
export async function picturePage(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: (72 * 2 * PICTURE_WIDTH) / PAGE.width })
    .resize(PICTURE_WIDTH)
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer()
}
