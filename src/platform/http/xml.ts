/** Characters that XML 1.0 does not take, escaped or not (https://www.w3.org/TR/xml/#charsets). */
const REFUSED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Writes an element with its text as it is, markup and all; nothing for no text. */
export function element(name: string, text: string | number | null | undefined, attributes = ''): string {
  if (text === null || text === undefined || text === '') return ''
  const whole = String(text).toWellFormed().replaceAll(REFUSED, '').replaceAll(']]>', ']]]]><![CDATA[>')
  return `<${name}${attributes && ` ${attributes}`}><![CDATA[${whole}]]></${name}>\n`
}

/** Writes an element around others that are written already. @param name with attributes, where it has some */
export function parent(name: string | { name: string; attributes: string }, ...children: string[]): string {
  const [tag, opening] =
    typeof name === 'string' ? [name, name] : [name.name, `${name.name} ${name.attributes}`]
  return `<${opening}>\n${children.join('')}</${tag}>\n`
}
