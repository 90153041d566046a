import { Parser } from 'htmlparser2'
import PostalMime from 'postal-mime'
import { decodeText } from '#src/platform/files/contents/decode-text.ts'
import { Unreadable } from '../reading.ts'
import { findMainPart, readParts, type WordPart } from './word-package.ts'
import { emptyParagraph, type Paragraph, paragraphsOf } from './word-reader.ts'

/** A document in a document in a document is nobody’s CV. */
const MOST_NESTED = 2
/** Page builders and the like write a web page in the lines of a mail (RFC 2557). */
const MAIL = /^\s*(?:MIME-Version|Content-Type|From|Date|Subject)\s*:/i
const HTML =
  /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype|!--|html|head|body|meta|div|p|h[1-6]|table|ul|ol|span|section)\b/i

/** The paragraphs of a part, with those of other documents where it names them. @throws Unreadable */
export async function readParagraphs(part: WordPart, nested = 0): Promise<Paragraph[]> {
  if (part.chunks.size === 0) return paragraphsOf(part)
  if (nested >= MOST_NESTED) throw new Unreadable('too_complex')
  const inserted = new Map<string, Paragraph[]>()
  for (const [id, bytes] of part.chunks) inserted.set(id, await readChunk(bytes, nested + 1))
  return paragraphsOf(part, inserted)
}

async function readChunk(bytes: Uint8Array, nested: number): Promise<Paragraph[]> {
  const main = Buffer.from(bytes.subarray(0, 2)).toString('latin1') === 'PK' ? findMainPart(bytes) : null
  if (main) return readParagraphs(readParts(bytes, main).main, nested)
  const text = decodeText(bytes)
  if (MAIL.test(text)) {
    const mail = await PostalMime.parse(Buffer.from(bytes))
    return mail.html ? htmlParagraphs(mail.html) : plainParagraphs(mail.text ?? '')
  }
  if (HTML.test(text)) return htmlParagraphs(text)
  // RTF, an archive that is no Word document: nothing of it is made up.
  if (/^\s*\{\\rtf|^PK/.test(text)) throw new Unreadable('other_document')
  return plainParagraphs(text)
}

const plainParagraphs = (text: string): Paragraph[] =>
  text.split(/\r?\n/).map((line) => ({ ...emptyParagraph(), runs: [{ text: line, href: null }] }))

/** Nobody sees what stands in these. */
const UNSEEN = new Set(['head', 'style', 'script', 'template', 'title', 'noscript'])
const BOLD = new Set(['b', 'strong', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th'])
const BLOCKS =
  /^(?:address|article|aside|blockquote|body|center|dd|div|dl|dt|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|th|tr|ul)$/

/** The paragraphs of a web page: its headings, the items of its lists and the rows of its tables. */
function htmlParagraphs(html: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  const open: string[] = []
  const hrefs: string[] = []
  let current: Paragraph | null = null
  const isIn = (names: (name: string) => boolean) => open.some(names)
  const write = (text: string) => {
    const row = open.lastIndexOf('tr')
    current ??= {
      ...emptyParagraph(),
      isList: isIn((name) => name === 'li') && row < open.lastIndexOf('li'),
      style: open.findLast((name) => /^h[12]$/.test(name))?.replace('h', 'Heading') ?? '',
    }
    current.isBold ||= isIn((name) => BOLD.has(name)) && text.trim() !== ''
    current.runs.push({ text, href: hrefs.at(-1) || null })
  }
  const end = () => {
    if (current) paragraphs.push(current)
    current = null
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const isCell = (name === 'td' || name === 'th') && open.at(-1) === 'tr'
      if (isCell && current) write('\t')
      // What begins in a cell goes on in its row.
      else if (BLOCKS.test(name) && (name === 'tr' || name === 'li' || !open.includes('tr'))) end()
      open.push(name)
      if (name === 'a')
        hrefs.push(/^(?:https?|mailto|tel):/i.test(attributes.href ?? '') ? (attributes.href ?? '') : '')
      if (name === 'br') write('\n')
    },
    ontext: (text) => {
      if (isIn((name) => UNSEEN.has(name))) return
      const shown = open.includes('pre') ? text : text.replaceAll(/[^\S\u00a0]+/g, ' ')
      if (current || shown.trim() !== '') write(shown)
    },
    onclosetag: (name) => {
      const at = open.lastIndexOf(name)
      if (at >= 0) open.splice(at)
      if (name === 'a') hrefs.pop()
      if (BLOCKS.test(name) && (name === 'tr' || name === 'li' || !open.includes('tr'))) end()
    },
  })
  parser.end(html)
  end()
  return paragraphs
}
