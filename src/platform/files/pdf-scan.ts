import { inflateSync } from 'node:zlib'

const INFLATED_MAX = 16 * 1024 * 1024

/** What a PDF carries beside pages, as far as its dictionaries say. */
export interface PdfFindings {
  encrypted: boolean
  scripted: boolean
  attachments: boolean
  /** It ends as a PDF ends. */
  complete: boolean
}

/** Reads the dictionaries outside streams and inside object streams, names unescaped; nothing is run or drawn. */
export function scanPdf(bytes: Uint8Array): PdfFindings {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = dictionaries(raw)
  return {
    encrypted: hasName(text, ['Encrypt']),
    scripted:
      hasName(text, ['JavaScript', 'JS', 'Launch', 'AA', 'RichMedia', 'ImportData', 'SubmitForm']) ||
      opensSomething(text),
    attachments: hasName(text, ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE']),
    complete: raw.subarray(-2_048).includes('startxref'),
  }
}

function dictionaries(raw: Buffer): string {
  const parts: string[] = []
  let budget = INFLATED_MAX
  let at = 0
  while (at < raw.length) {
    const start = raw.indexOf('stream', at)
    const head = raw.toString('latin1', at, start < 0 ? raw.length : start)
    parts.push(head)
    if (start < 0) break
    const end = raw.indexOf('endstream', start + 6)
    if (end < 0) {
      parts.push(raw.toString('latin1', start))
      break
    }
    if (/ObjStm/.test(unescapeNames(head.slice(-2_000)))) {
      const inflated = inflate(raw.subarray(start + 6, end), budget)
      budget -= inflated.length
      parts.push(inflated)
    }
    at = end + 9
  }
  return unescapeNames(parts.join('\n'))
}

function inflate(data: Buffer, budget: number): string {
  const from = data[0] === 13 && data[1] === 10 ? 2 : 1
  try {
    return inflateSync(data.subarray(from), { maxOutputLength: Math.max(1, budget) }).toString('latin1')
  } catch {
    return ''
  }
}

/** `/J#53` is `/JS`. */
function unescapeNames(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function hasName(text: string, names: string[]): boolean {
  return new RegExp(`/(?:${names.join('|')})(?=[\\s/<>()\\[\\]%]|$)`).test(text)
}

/** Opening at a page is usual; opening anything else is an action. */
function opensSomething(text: string): boolean {
  for (const match of text.matchAll(/\/OpenAction\s*(\[|<<|(\d+)\s+\d+\s+R)/g)) {
    if (match[1] === '[') continue
    const start = match[2] ? text.search(new RegExp(`(?:^|\\s)${match[2]}\\s+\\d+\\s+obj`)) : match.index
    const action = start < 0 ? '' : text.slice(start, start + 400)
    if (action && !/\/GoTo\b|obj\s*\[/.test(action)) return true
  }
  return false
}
