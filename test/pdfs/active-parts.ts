import { inflateSync } from 'node:zlib'
import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core'

const ACTIVE =
  /\/(AA|AF|Collection|EF|EmbeddedFiles?|FFilter|FileAttachment|Filespec|GoTo[RE3D]\w*|Hide|ImportData|JavaScript|JS|Launch|Movie|Next|OpenAction|PA|PS|Ref|Rendition|RichMedia\w*|Screen|Sound|SubmitForm|Widget|XFA)(?=[\s/<>()[\]%]|$)/g
const KINDS = new Set(['GoTo', 'Transparency'])
const ADDRESS = /^(https?|mailto|tel):/

/** Lists what could act, carry a file or lead elsewhere, by reading every object and by reading every byte. */
export async function activeParts(bytes: Uint8Array): Promise<string[]> {
  const document = await PDF.load(bytes)
  const found = new Set<string>(wordsOf(Buffer.from(bytes)))
  const seen = new Set<string>()
  const awaiting: PdfObject[] = [document.getCatalog(), ...document.context.pages.getPages()]
  for (let next = awaiting.pop(); next; next = awaiting.pop()) {
    if (next instanceof PdfRef) {
      const object = seen.has(next.toString()) ? null : document.getObject(next)
      seen.add(next.toString())
      if (object) awaiting.push(object)
    } else if (next instanceof PdfArray) awaiting.push(...next)
    else if (next instanceof PdfDict) {
      for (const part of acting(next, document)) found.add(part)
      for (const [, value] of next) awaiting.push(value)
    }
  }
  return [...found]
}

function acting(dict: PdfDict, document: PDF): string[] {
  const kind = dict.get('S', (ref) => document.getObject(ref))
  if (!(kind instanceof PdfName)) return []
  if (kind.value !== 'URI') return KINDS.has(kind.value) ? [] : [kind.value]
  const address = dict.get('URI')
  return address instanceof PdfString && ADDRESS.test(address.asString()) ? [] : ['URI']
}

/** Lists the names outside streams and in whatever inflates, unescaped. */
function wordsOf(file: Buffer): string[] {
  const text = [file.toString('latin1')]
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    try {
      text.push(inflateSync(file.subarray(at + 7), { finishFlush: 2 }).toString('latin1'))
    } catch {
      // A stream that is not deflated stands in the text as it is.
    }
  }
  const plain = text
    .join('\n')
    .replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return [...plain.matchAll(ACTIVE)].map(([name]) => name)
}
