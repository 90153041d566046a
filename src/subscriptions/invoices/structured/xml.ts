/** An element: its name, its content, and its attributes; children without content are left out. */
export interface XmlElement {
  name: string
  content: string | (XmlElement | null)[]
  attributes?: Record<string, string>
}

type XmlValue = string | number | null | undefined

export function element(name: string, ...content: (XmlElement | null)[]): XmlElement | null {
  const present = content.filter((child) => child !== null)
  return present.length > 0 ? { name, content: present } : null
}

/** An element with a text in it; null, and so left out, where there is none. */
export function leaf(name: string, value: XmlValue, attributes?: Record<string, string>): XmlElement | null {
  if (value === null || value === undefined || value === '') return null
  return { name, content: String(value), ...(attributes ? { attributes } : {}) }
}

export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}\n`
}

function writeElement({ name, content, attributes = {} }: XmlElement, indent: string): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const start = `${indent}<${name}${named.join('')}>`
  if (typeof content === 'string') return `${start}${escapeXml(content)}</${name}>`
  const inner = content.filter((child) => child !== null).map((child) => writeElement(child, `${indent}  `))
  return [start, ...inner, `${indent}</${name}>`].join('\n')
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Characters that XML 1.0 has no way to write are left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"\r]/g, (character) => ESCAPES[character] ?? '')
}
