import { readJsonResume } from '../../json-resume/read.ts'
import { type ImportAnswer, type ReadFile, Unreadable } from '../reading.ts'
import { readText } from '../text/read-text.ts'
import { readLinkedin } from './linkedin.ts'
import { readPdf } from './pdf.ts'
import { readWord } from './word.ts'
import { unzipWanted } from './zip.ts'

/** Reads a CV of whatever form, told by its first bytes rather than by its name. */
export async function readFile(bytes: Uint8Array): Promise<ImportAnswer> {
  try {
    return { ok: true, read: await readAny(bytes) }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.reason }
    return { ok: false, reason: error instanceof RangeError ? 'too_complex' : 'damaged' }
  }
}

function readAny(bytes: Uint8Array): Promise<ReadFile> | ReadFile {
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1')
  if (start === '%PDF-') return readPdf(bytes).then(readText)
  if (start.startsWith('PK')) return isWord(bytes) ? readText(readWord(bytes)) : readLinkedin(bytes)
  return readJson(bytes)
}

function isWord(bytes: Uint8Array): boolean {
  let found = false
  unzipWanted(bytes, (name) => {
    found ||= name === 'word/document.xml'
    return false
  })
  return found
}

function readJson(bytes: Uint8Array): ReadFile {
  const text = new TextDecoder().decode(bytes)
  if (!/^\s*\ufeff?\s*\{/.test(text)) throw new Unreadable('unknown')
  const read = readJsonResume(parsed(text))
  if (!read) throw new Unreadable('unknown')
  return { ...read, doubts: [], source: text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new Unreadable('damaged')
  }
}
