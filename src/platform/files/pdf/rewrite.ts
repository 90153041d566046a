import { PDF, PdfDict, PdfName, type PdfObject, type PdfRef } from '@libpdf/core'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import { Annotations, type Page } from './annotations.ts'
import { copyLayers, drawFields, nameDocument, noteCatalog } from './catalog.ts'
import { CleanCopy, TooLarge } from './clean-copy.ts'
import { boundInflation } from './inflation.ts'
import { Links } from './links.ts'
import { INHERITED_ENTRIES, PAGE_ENTRIES } from './names.ts'

const MOST_PAGES = 300
const MOST_LEVELS = 100

export type PdfRefusal = 'not_pdf' | 'encrypted' | 'damaged' | 'too_long' | 'too_complex'

/** The new file and what of the received one is not in it, or why there is no new file. */
export type Rewritten =
  | { ok: true; bytes: Uint8Array; pages: number; removed: RemovedPart[] }
  | { ok: false; reason: PdfRefusal }

/** Makes a new file of the pages of a received one, without anything that acts, carries a file or leads outside. */
export async function rewritePdf(bytes: Uint8Array): Promise<Rewritten> {
  try {
    return await rewrite(bytes)
  } catch (error) {
    return { ok: false, reason: isTooMuch(error) ? 'too_complex' : 'damaged' }
  }
}

/** Reading parts that lie too deep in each other ends the stack: such a file is refused as one that is too large is. */
function isTooMuch(error: unknown): boolean {
  return error instanceof TooLarge || (error instanceof RangeError && /call stack/.test(error.message))
}

async function rewrite(bytes: Uint8Array): Promise<Rewritten> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (text.lastIndexOf('startxref') < text.lastIndexOf('endobj')) return { ok: false, reason: 'damaged' }
  const source = await PDF.load(bytes)
  if (source.isEncrypted && !source.isAuthenticated) return { ok: false, reason: 'encrypted' }
  // The objects that are found by searching a damaged file are not deciphered, so an encrypted one would be garbage.
  if (source.recoveredViaBruteForce && text.includes('/Encrypt')) return { ok: false, reason: 'damaged' }
  const refs = source.context.pages.getPages()
  if (refs.length === 0) return { ok: false, reason: 'damaged' }
  if (refs.length > MOST_PAGES) return { ok: false, reason: 'too_long' }
  const removed = new Set<RemovedPart>()
  const target = await copyPages(source, refs, removed)
  return { ok: true, bytes: await target.save(), pages: refs.length, removed: [...removed].sort() }
}

async function copyPages(source: PDF, refs: PdfRef[], removed: Set<RemovedPart>): Promise<PDF> {
  const target = PDF.create()
  const copies = new CleanCopy(source, target, removed)
  const links = new Links(source)
  const annotations = new Annotations(source, copies, links, removed)
  noteCatalog(source, links, removed)
  const pages = refs.map((ref) => makePage(source, target, copies, ref))
  drawFields(source)
  for (const page of pages) {
    if (page.from.has('AA')) removed.add('actions')
    if (page.from.has('AF')) removed.add('attachments')
    for (const key of PAGE_ENTRIES) copyEntry(source, copies, page, key)
    annotations.copy(page)
  }
  copyLayers(source, target, copies)
  copies.finish()
  await boundInflation(copies.streams, (ref) => target.getObject(ref))
  nameDocument(source, target)
  return target
}

/** Adds an empty page to the new document, to which whatever refers to the source's page will lead. */
function makePage(source: PDF, target: PDF, copies: CleanCopy, from: PdfRef): Page {
  const dict = source.getObject(from)
  if (!(dict instanceof PdfDict)) throw new Error('a page is no dictionary')
  const to = new PdfDict([['Type', PdfName.Page]])
  const ref = target.register(to)
  target.insertPage(target.getPageCount(), ref)
  copies.replace(from, ref)
  return { from: dict, to, ref }
}

function copyEntry(source: PDF, copies: CleanCopy, { from, to }: Page, key: string) {
  const value = from.get(key) ?? (INHERITED_ENTRIES.has(key) ? inherited(source, from, key) : null)
  if (value) to.set(key, copies.copy(value, key))
}

function inherited(source: PDF, page: PdfDict, key: string): PdfObject | null {
  const resolve = (ref: PdfRef) => source.getObject(ref)
  let node = page.getDict('Parent', resolve)
  for (let level = 0; node && level < MOST_LEVELS; level += 1) {
    const value = node.get(key)
    if (value) return value
    node = node.getDict('Parent', resolve)
  }
  return null
}
