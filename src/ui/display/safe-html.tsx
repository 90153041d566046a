import { createContext, createElement, type ReactNode, useContext } from 'react'

const TAGS = new Set('b strong i em u p br ul ol li span a h2 h3 h4 blockquote'.split(' '))
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }))

/**
 * The address, without a slash at its end, of the site whose texts are read here from outside, as the administration
 * does: their links lead there, in a tab of their own, because this site does not know their paths. Empty on that site itself.
 */
export const ReadSite = createContext('')

interface SafeHtmlProps {
  html: string
  /** The addresses that pictures may have; without it there are no pictures. */
  pictures?: RegExp
}

/** HTML written by the server, shown through an allowlist: other tags vanish, links lead to http(s) or this site. */
export function SafeHtml({ html, pictures }: SafeHtmlProps): ReactNode {
  const site = useContext(ReadSite)
  const pieces = html.match(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>|[^<]+|</gi) ?? []
  return build(pieces, { start: 0, pictures, site }).nodes
}

interface Reading {
  start: number
  /** The tag that ends the element being built. */
  closing?: string
  pictures: RegExp | undefined
  site: string
}

/** Reads the pieces from `start` to the closing tag of the element being built. */
function build(
  pieces: string[],
  { start, closing, pictures, site }: Reading,
): { nodes: ReactNode[]; next: number } {
  const nodes: ReactNode[] = []
  let at = start
  while (at < pieces.length) {
    const piece = pieces[at] ?? ''
    const [, slash, name = '', rest = ''] = piece.match(/^<(\/?)([a-z][a-z0-9]*)([^>]*)>$/i) ?? []
    const tag = name.toLowerCase()
    at += 1
    if (!tag) {
      if (!piece.startsWith('<!--')) nodes.push(decoded(piece))
    } else if (slash) {
      if (tag === closing) return { nodes, next: at }
    } else if (tag === 'br') nodes.push(<br key={at} />)
    else if (tag === 'img') nodes.push(pictureOf(rest, pictures, at))
    else if (TAGS.has(tag)) {
      const inside = build(pieces, { start: at, closing: tag, pictures, site })
      nodes.push(createElement(tag, { key: at, ...attributesOf(tag, rest, site) }, ...inside.nodes))
      at = inside.next
    }
  }
  return { nodes, next: at }
}

function pictureOf(rest: string, pictures: RegExp | undefined, key: number): ReactNode {
  const textOf = (name: string) => decoded(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(rest)?.[1] ?? '')
  const src = textOf('src')
  if (!pictures?.test(src)) return null
  const [width, height] = [Number(textOf('width')), Number(textOf('height'))]
  const size = width > 0 && height > 0 ? { width, height } : {}
  return <img key={key} src={src} alt={textOf('alt')} loading="lazy" decoding="async" {...size} />
}

function attributesOf(tag: string, rest: string, site: string): Record<string, string> {
  if (tag !== 'a') return {}
  const [, double, single] = rest.match(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i) ?? []
  const href = decoded(double ?? single ?? '').trim()
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(href)) return {}
  const link = { href, rel: 'noopener' }
  return site ? { ...link, href: href.startsWith('/') ? site + href : href, target: '_blank' } : link
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, ten, sixteen, name) => {
    if (name) return ENTITIES.get(name.toLowerCase()) ?? whole
    const code = ten ? Number(ten) : Number.parseInt(sixteen, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
