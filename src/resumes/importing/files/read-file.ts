import { decodeText } from '#src/platform/files/contents/decode-text.ts'
import { meantAddress } from '#src/shared/addresses/mail-domains.ts'
import { findPdfStart } from '#src/shared/files/pdf.ts'
import { readJsonResume } from '../../json-resume/read.ts'
import { type ImportAnswer, type ReadFile, Unreadable } from '../reading.ts'
import { readText } from '../text/read-text.ts'
import { readLinkedin } from './linkedin.ts'
import { readPdf } from './pdf.ts'
import { readWord } from './word.ts'
import { findMainPart } from './word-package.ts'
import { listNames, unzipWanted } from './zip.ts'

/** Files of Microsoft Office before 2007, and encrypted ones since, begin so. */
const OLE = '\xd0\xcf\x11\xe0'
const INNER = /\.(?:pdf|docx|json|zip)$/i

/** Reads a CV of whatever form, told by its first bytes rather than by its name. */
export async function readFile(bytes: Uint8Array): Promise<ImportAnswer> {
  try {
    const read = await readAny(bytes)
    // The same words at two places are told once.
    const [unread, doubts] = [new Set(read.unread), new Set(read.doubts)]
    if (meantAddress(read.document.identity.email) !== null) doubts.add('identity.email')
    return { ok: true, read: { ...read, unread: [...unread], doubts: [...doubts] } }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.reason }
    return { ok: false, reason: error instanceof RangeError ? 'too_complex' : 'damaged' }
  }
}

async function readAny(bytes: Uint8Array, isInside = false): Promise<ReadFile> {
  const start = findPdfStart(bytes)
  if (start >= 0) return readText(await readPdf(bytes.subarray(start)))
  if (beginsWith(bytes, 'PK')) return readArchive(bytes, isInside)
  // A Word document with a password stands in a file of Word 97’s kind.
  if (beginsWith(bytes, OLE)) throw new Unreadable(isEncryptedWord(bytes) ? 'encrypted' : 'other_document')
  return readJson(bytes)
}

async function readArchive(bytes: Uint8Array, isInside: boolean): Promise<ReadFile> {
  const main = findMainPart(bytes)
  if (main) return readText(await readWord(bytes, main))
  const names = listNames(bytes)
  if (names.includes('mimetype') && names.includes('content.xml')) throw new Unreadable('other_document')
  // Somebody packed one CV: the files that a Mac adds are none.
  const own = names.filter((name) => !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name))
  const [only, ...others] = own.filter((name) => INNER.test(name))
  if (isInside || !only || others.length > 0 || own.some((name) => /\.csv$/i.test(name)))
    return readLinkedin(bytes)
  const file = unzipWanted(bytes, (name) => name === only).get(only)
  if (!file) throw new Unreadable('damaged')
  return readAny(file, true)
}

function beginsWith(bytes: Uint8Array, mark: string): boolean {
  return Buffer.from(bytes.subarray(0, mark.length)).toString('latin1') === mark
}

function isEncryptedWord(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
}

function readJson(bytes: Uint8Array): ReadFile {
  const text = decodeText(bytes)
  if (/^\s*\{\\rtf/.test(text)) throw new Unreadable('other_document')
  if (!/^\s*\ufeff?\s*(?:\{|\[\s*\{)/.test(text)) throw new Unreadable('unknown')
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
