import sharp from 'sharp'

/** A4, in points. */
export const PAGE = { width: 595.2756, height: 841.8898 }
/** Of the small picture, in pixels. */
const PICTURE_WIDTH = 480

/** What Typst puts under each page: paper. */
const SHEET =
  '<path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0v 841.8898 h 595.2756 v -841.8898 Z "/>'

/**
 * The pages of a document that Typst drew as one picture, each with the letters that it uses. They are drawn at every
 * pause of who types: nothing is said twice in them, and each letter by a name of its own length.
 */
export function splitPages(drawn: string): string[] {
  const svg = drawn.replace(/>\s+</g, '><')
  const start = svg.indexOf('>') + 1
  const defs = svg.indexOf('<defs')
  const end = defs < 0 ? svg.lastIndexOf('</svg>') : defs
  const definitions = definitionsOf(lightened(svg.slice(end)))
  return pieces(svg.slice(start, end)).map((page, index) => pageOf(lightened(page), index, definitions))
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

/** Letters of one colour say it once, together. */
function oneColour(whole: string, attributes: string, letters: string): string {
  const [said = ''] = / fill="[^"]*"/.exec(letters) ?? []
  const plain = letters.replaceAll(said, '')
  return said && !plain.includes(' fill="') ? `<g${attributes}${said}>${plain}</g>` : whole
}

function definitionsOf(defs: string): Map<string, string> {
  const found = defs.matchAll(
    /<(symbol|clipPath|linearGradient|radialGradient|pattern) id="([^"]+)".*?<\/\1>/gs,
  )
  return new Map([...found].map(([all, , id = '']) => [id, all]))
}

function pageOf(page: string, index: number, definitions: Map<string, string>): string {
  const names = new Map<string, string>()
  const named = page.replace(/(href="|url\()#([\w-]+)/g, (_, before: string, id: string) => {
    const name = names.get(id) ?? `g${names.size}`
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

/** A page as a small picture, for lists. */
export async function picturePage(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: (72 * 2 * PICTURE_WIDTH) / PAGE.width })
    .resize(PICTURE_WIDTH)
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer()
}
