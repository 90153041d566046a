import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, type PdfRef } from '@libpdf/core'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import type { CleanCopy } from './clean-copy.ts'
import type { Links } from './links.ts'

/** No more bookmarks than these are looked through: what lies after them is not reported as removed. */
const MOST_BOOKMARKS = 2_000

/** Says what of the whole document is not taken over, besides what lies on pages. */
export function noteCatalog(source: PDF, links: Links, removed: Set<RemovedPart>) {
  const resolve = (ref: PdfRef) => source.getObject(ref)
  const catalog = source.getCatalog()
  const names = catalog.getDict('Names', resolve)
  const form = catalog.getDict('AcroForm', resolve)
  if (catalog.has('AA') || names?.has('JavaScript') || opensSomething(catalog, links, resolve))
    removed.add('actions')
  if (names?.has('EmbeddedFiles') || catalog.has('AF') || catalog.has('Collection'))
    removed.add('attachments')
  for (const bookmark of bookmarksOf(catalog, resolve)) {
    const { removed: acts } = links.follow(bookmark.get('A', resolve) ?? null, null)
    if (acts) removed.add(acts)
  }
  if (form && (form.has('XFA') || (form.getArray('Fields', resolve)?.length ?? 0) > 0)) removed.add('form')
}

/**
 * Walks through the bookmarks, whatever circles they make, for those that act. None is taken over: nobody misses one in a
 * CV that only turns to a page.
 */
function bookmarksOf(catalog: PdfDict, resolve: (ref: PdfRef) => PdfObject | null): Set<PdfDict> {
  const seen = new Set<PdfDict>()
  const awaiting = [catalog.getDict('Outlines', resolve)?.get('First', resolve)]
  while (awaiting.length > 0 && seen.size < MOST_BOOKMARKS) {
    const bookmark = awaiting.pop()
    if (!(bookmark instanceof PdfDict) || seen.has(bookmark)) continue
    seen.add(bookmark)
    awaiting.push(bookmark.get('Next', resolve), bookmark.get('First', resolve))
  }
  return seen
}

/** Reports an action at opening; that a file opens at some page is usual, and nothing to report. */
function opensSomething(catalog: PdfDict, links: Links, resolve: (ref: PdfRef) => PdfObject | null): boolean {
  const opening = catalog.get('OpenAction', resolve)
  if (!opening || opening instanceof PdfArray) return false
  const leading = links.follow(opening, null)
  return 'uri' in leading || leading.removed !== null
}

/** Draws what is in the fields where nothing drew it yet: readers of forms do so, the new file has no form. */
export function drawFields(source: PDF) {
  try {
    const form = source.getForm()?.acroForm()
    for (const field of form?.getFields() ?? [])
      field.needsAppearanceUpdate = field.getWidgets().some((widget) => !widget.hasNormalAppearance())
    form?.updateAppearances()
  } catch (error) {
    if (error instanceof RangeError) throw error
  }
}

/** Takes the layers over, because what the author hid would be seen without them. */
export function copyLayers(source: PDF, target: PDF, copies: CleanCopy) {
  const layers = source.getCatalog().getDict('OCProperties', (ref) => source.getObject(ref))
  if (layers) target.getCatalog().set('OCProperties', copies.copy(layers, 'OCProperties'))
}

/** Takes the title over for those who have the file read aloud, and nothing else of its metadata. */
export function nameDocument(source: PDF, target: PDF) {
  target.setMetadata({
    title: source.getTitle() ?? '',
    author: source.getAuthor() ?? '',
    creator: '',
    producer: '',
  })
  const language = source.getCatalog().get('Lang')
  if (language?.type === 'string') target.getCatalog().set('Lang', language)
  target.getCatalog().set('PageMode', PdfName.of('UseNone'))
}
