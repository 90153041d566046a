import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, type PdfRef } from '@libpdf/core'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import type { CleanCopy } from './clean-copy.ts'
import type { Links } from './links.ts'

/** Of those after them nothing is said. */
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

/** Down and along, whatever circle they make. None is taken over: those that only turn to a page are not missed in a CV. */
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

/** Opening at a page is usual; opening anything else is an action. */
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

/** Layers, or what the author hid would be seen. */
export function copyLayers(source: PDF, target: PDF, copies: CleanCopy) {
  const layers = source.getCatalog().getDict('OCProperties', (ref) => source.getObject(ref))
  if (layers) target.getCatalog().set('OCProperties', copies.copy(layers, 'OCProperties'))
}

/** Its title for those who have it read aloud; nothing else of what the author's programs wrote of themselves. */
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
