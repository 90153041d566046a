/** A stretch of text that looks one way. */
export interface Run {
  text: string
  strong: boolean
  em: boolean
  href: string | null
}

/** A paragraph, or an item of a list with its number from 1 (0 for a bullet) and its depth from 0. */
export interface Block {
  item: { number: number; depth: number } | null
  runs: Run[]
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** The paragraphs and items of a CV's text (`RichText`): its few tags, the others left out. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  const lists: { ordered: boolean; count: number }[] = []
  let [strong, em] = [0, 0]
  let href: string | null = null
  let open: Block | null = null
  const write = (text: string) => {
    open ??= start(null)
    open.runs.push({ text, strong: strong > 0, em: em > 0, href })
  }
  const start = (item: Block['item']) => {
    const block: Block = { item, runs: [] }
    blocks.push(block)
    return block
  }
  for (const [whole, slash, name = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*)>|[^<]+|</gi,
  )) {
    const tag = name.toLowerCase()
    const closes = slash === '/'
    if (!tag) write(unescaped(whole))
    else if (tag === 'br') write('\n')
    else if (tag === 'strong') strong += closes ? -1 : 1
    else if (tag === 'em') em += closes ? -1 : 1
    else if (tag === 'a')
      href = closes ? null : unescaped(/href="([^"]*)"/.exec(attributes)?.[1] ?? '') || null
    else if (tag === 'ul' || tag === 'ol') {
      if (closes) lists.pop()
      else lists.push({ ordered: tag === 'ol', count: 0 })
      open = null
    } else if (tag === 'li') {
      const list = lists.at(-1)
      if (list && !closes) list.count += 1
      open = closes
        ? null
        : start({ number: list?.ordered ? list.count : 0, depth: Math.max(0, lists.length - 1) })
    } else if (tag === 'p' && (closes || !open || open.runs.length > 0)) open = null
  }
  return blocks.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
}

/** The lines of a CV's text, those of lists with « • » or their number before. */
export function linesOf(html: string): string[] {
  return blocksOf(html).flatMap(({ item, runs }) => {
    const lines = runs
      .map(({ text }) => text)
      .join('')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    const mark = item ? (item.number ? `${item.number}. ` : '• ') : ''
    return lines.map((line, index) => (index === 0 ? mark + line : line))
  })
}

/** Returns the words of a CV's text without how they look. */
export function plainText(html: string): string {
  return linesOf(html).join('\n')
}

/** Writes texts as paragraphs, one for each line. */
export function paragraphsHtml(texts: (string | Run[])[]): string {
  return texts.map((text) => `<p>${wordsHtml(text)}</p>`).join('')
}

/** Writes texts as the items of a list; the result is empty when there are none. */
export function listHtml(texts: (string | Run[])[], tag: 'ul' | 'ol' = 'ul'): string {
  const items = texts.map((text) => `<li>${wordsHtml(text)}</li>`)
  return items.length > 0 ? `<${tag}>${items.join('')}</${tag}>` : ''
}

function wordsHtml(words: string | Run[]): string {
  if (typeof words === 'string') return escaped(words)
  return words
    .map(({ text, strong, em, href }) => {
      const plain = em ? `<em>${escaped(text)}</em>` : escaped(text)
      const said = strong ? `<strong>${plain}</strong>` : plain
      return href ? `<a href="${escaped(href)}">${said}</a>` : said
    })
    .join('')
}

/** Writes an address as a paragraph that leads where it says. */
export function linkHtml(url: string, text: string): string {
  return `<p><a href="${escaped(url)}">${escaped(text)}</a></p>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
