/** One element of a page, with the source text from which it was read. */
interface Piece {
  name: string
  attributes: string
  /** The source of the element, with everything inside it. */
  source: string
  children: Piece[]
}

const SVG = 'http://www.w3.org/2000/svg'
/** These elements draw; a link, or anything that acts, is left out of the picture. */
const DRAWING = new Set([
  ...['svg', 'g', 'path', 'rect', 'circle', 'use', 'symbol', 'image', 'defs', 'clipPath', 'pattern'],
  ...['linearGradient', 'radialGradient', 'stop'],
])
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

let drawings = 0

/**
 * A page as elements of this one. The next state of it changes those alone that are not as they were, a line or two for
 * a letter: to read it whole takes longer than until the next letter is typed, and nobody can type meanwhile.
 */
export class PageDrawing {
  readonly #host: Element
  /** Each drawing has names of its own, because several pages are drawn beside one another. */
  readonly #prefix = `sheet-${++drawings}-`
  #drawn: Piece[] = []

  constructor(host: Element) {
    this.#host = host
  }

  show(svg: string) {
    const next = readPieces(svg)
    this.#become(this.#host, this.#drawn, next)
    this.#drawn = next
  }

  #become(parent: Element, old: readonly Piece[], next: readonly Piece[]) {
    const isSame = (at: number, from: number) => old[at]?.source === next[from]?.source
    const least = Math.min(old.length, next.length)
    let start = 0
    while (start < least && isSame(start, start)) start += 1
    let end = 0
    while (end < least - start && isSame(old.length - 1 - end, next.length - 1 - end)) end += 1
    const [lastOld, lastNext] = [old.length - end, next.length - end]
    const nodes = [...parent.children]
    const after = nodes[lastOld] ?? null
    next.slice(start, lastNext).forEach((piece, index) => {
      const [node, before] = [nodes[start + index], old[start + index]]
      if (start + index >= lastOld || !node || !before) parent.insertBefore(this.#made(piece), after)
      else if (before.name !== piece.name) node.replaceWith(this.#made(piece))
      else this.#change(node, before, piece)
    })
    for (const node of nodes.slice(lastNext, lastOld)) node.remove()
  }

  #change(node: Element, before: Piece, piece: Piece) {
    if (before.source === piece.source) return
    if (before.attributes !== piece.attributes) {
      const kept = this.#dress(node, piece)
      for (const { name } of [...node.attributes]) if (!kept.has(name)) node.removeAttribute(name)
    }
    this.#become(node, before.children, piece.children)
  }

  #made(piece: Piece): Element {
    const node = this.#host.ownerDocument.createElementNS(SVG, piece.name)
    this.#dress(node, piece)
    for (const child of piece.children) node.append(this.#made(child))
    return node
  }

  /** Returns the attributes that the element has now. */
  #dress(node: Element, { attributes }: Piece): Set<string> {
    const names = new Set<string>()
    for (const [, said = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const name = said === 'xlink:href' ? 'href' : said
      if (/^(on|xmlns|class$)/.test(name)) continue
      if (name === 'href' && !/^(#|data:image\/(png|jpeg|webp|gif);)/.test(value)) continue
      names.add(name)
      node.setAttribute(name, this.#named(name, value))
    }
    return names
  }

  /** Where a value names another element: `#1d4ed8` is a colour, `url(#d0)` a name. */
  #named(attribute: string, value: string): string {
    if (attribute === 'id') return this.#prefix + value
    if (attribute === 'href') return value.replace(/^#/, `#${this.#prefix}`)
    return value.replaceAll('url(#', `url(#${this.#prefix}`)
  }
}

/** Reads the elements of which a page is written. */
function readPieces(svg: string): Piece[] {
  const all: Piece = { name: '', attributes: '', source: '', children: [] }
  const open = [{ piece: all, start: 0 }]
  for (let at = svg.indexOf('<'), end = 0; at >= 0; at = svg.indexOf('<', end)) {
    end = svg.indexOf('>', at) + 1
    if (end === 0) break
    if (svg[at + 1] === '/') {
      const closed = open.length > 1 ? open.pop() : undefined
      if (closed) closed.piece.source = svg.slice(closed.start, end)
      continue
    }
    const isWhole = svg[end - 2] === '/'
    const head = svg.slice(at + 1, end - (isWhole ? 2 : 1))
    const space = head.indexOf(' ')
    const name = space < 0 ? head : head.slice(0, space)
    const piece = { name, attributes: head.slice(name.length), source: svg.slice(at, end), children: [] }
    if (DRAWING.has(name)) open.at(-1)?.piece.children.push(piece)
    if (!isWhole) open.push({ piece, start: at })
  }
  return all.children
}
