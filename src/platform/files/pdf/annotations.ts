import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfString,
} from '@libpdf/core'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import type { CleanCopy } from './clean-copy.ts'
import type { Links } from './links.ts'

const KEPT = new Set([
  'Link',
  'Text',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Stamp',
  'Caret',
  'Ink',
  'Watermark',
])
const ADDED = new Map<string, RemovedPart>([
  ['FileAttachment', 'attachments'],
  ['Sound', 'media'],
  ['Movie', 'media'],
  ['Screen', 'media'],
  ['RichMedia', 'media'],
  ['3D', 'media'],
])
/** These entries are made anew, or mean nothing in the copy. */
const OWN = new Set(['A', 'AA', 'PA', 'P', 'Dest', 'Popup', 'IRT', 'FS', 'Sound', 'Movie', '3DD', 'MK', 'RC'])
const PRINTED = 4
const LOCKED = 64 + 128

export interface Page {
  from: PdfDict
  to: PdfDict
  ref: PdfRef
}

/** Copies what lies on pages: links that lead to the web or into the file, and what people draw and note. */
export class Annotations {
  readonly #source: PDF
  readonly #copies: CleanCopy
  readonly #links: Links
  readonly #removed: Set<RemovedPart>

  constructor(source: PDF, copies: CleanCopy, links: Links, removed: Set<RemovedPart>) {
    this.#source = source
    this.#copies = copies
    this.#links = links
    this.#removed = removed
  }

  copy(page: Page) {
    const kept: PdfObject[] = []
    for (const annotation of this.#annotationsOf(page.from)) {
      const copied = this.#copy(annotation, page.ref)
      if (copied) kept.push(copied)
    }
    if (kept.length > 0) page.to.set('Annots', new PdfArray(kept))
  }

  #resolve = (ref: PdfRef) => this.#source.getObject(ref)

  #annotationsOf(page: PdfDict): PdfDict[] {
    const all = [...(page.getArray('Annots', this.#resolve) ?? [])]
    return all
      .map((each) => (each instanceof PdfRef ? this.#resolve(each) : each))
      .filter((each) => each instanceof PdfDict)
  }

  #copy(annotation: PdfDict, page: PdfRef): PdfDict | null {
    const kind = annotation.getName('Subtype', this.#resolve)?.value ?? ''
    if (annotation.has('AA') || annotation.has('PA')) this.#removed.add('actions')
    if (kind === 'Widget') return this.#copyField(annotation, page)
    if (!KEPT.has(kind)) {
      const told = ADDED.get(kind)
      if (told) this.#removed.add(told)
      return null
    }
    const copied = this.#copyLooks(annotation, page)
    return this.#lead(annotation, copied) || kind !== 'Link' ? copied : null
  }

  /** Copies a field as it looks: nobody can write into it any more. */
  #copyField(field: PdfDict, page: PdfRef): PdfDict | null {
    this.#removed.add('form')
    if (field.has('A')) this.#removed.add('actions')
    const looks = field.get('AP', this.#resolve)
    const rectangle = field.get('Rect', this.#resolve)
    if (!looks || !rectangle) return null
    const flags = field.getNumber('F', this.#resolve)?.value ?? PRINTED
    const copied = PdfDict.of({
      Type: PdfName.of('Annot'),
      Subtype: PdfName.of('Stamp'),
      P: page,
      F: PdfNumber.of(flags | LOCKED),
      Rect: this.#copies.copy(rectangle, 'Rect'),
      AP: this.#copies.copy(looks, 'AP'),
    })
    const state = field.getName('AS', this.#resolve)
    if (state) copied.set('AS', state)
    return copied
  }

  #copyLooks(annotation: PdfDict, page: PdfRef): PdfDict {
    const looks = new PdfDict(
      [...annotation].filter(([name]) => !OWN.has(name.value) && name.value !== 'Type'),
    )
    const copied = this.#copies.copy(looks, 'Annot')
    if (!(copied instanceof PdfDict)) throw new Error('an annotation was left out')
    copied.set('Type', PdfName.of('Annot'))
    copied.set('P', page)
    return copied
  }

  /** Says in the copy where a press leads; false when it leads nowhere. */
  #lead(annotation: PdfDict, copied: PdfDict): boolean {
    const action = annotation.get('A', this.#resolve) ?? null
    const leading = this.#links.follow(action, annotation.get('Dest', this.#resolve) ?? null)
    if (leading.removed) this.#removed.add(leading.removed)
    if ('uri' in leading)
      copied.set('A', PdfDict.of({ S: PdfName.of('URI'), URI: PdfString.fromString(leading.uri) }))
    else if ('place' in leading) {
      const place = this.#copyPlace(leading.place)
      if (!place) return false
      copied.set('Dest', place)
    } else return false
    return true
  }

  /** Writes a place on a page: the page's reference, then names and numbers (ISO 32000-1, 12.3.2.2). */
  #copyPlace(place: PdfArray): PdfArray | null {
    const page = place.at(0)
    const to = page instanceof PdfRef ? this.#copies.replacementOf(page) : null
    if (!to) return null
    const rest = [...place]
      .slice(1)
      .filter((each) => each.type === 'name' || each.type === 'number' || each.type === 'null')
    return new PdfArray([to, ...rest])
  }
}
