import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core'
import type { RemovedPart } from '#src/shared/removed-parts.ts'

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
/** These named actions only turn the page. */
const TURNS = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])
const MOST_NAMES = 10_000

/** What is left of a link: an address of the web, or a place in the file. */
export type Leading =
  | { uri: string; removed: RemovedPart | null }
  | { place: PdfArray; removed: RemovedPart | null }
  | { removed: RemovedPart | null }

/** Reads where links lead to; named places are looked up in the source. */
export class Links {
  readonly #source: PDF
  #places: Map<string, PdfObject> | undefined

  constructor(source: PDF) {
    this.#source = source
  }

  /** Reads where an annotation or an opening leads: by its action, else by its destination. */
  follow(action: PdfObject | null, destination: PdfObject | null): Leading {
    if (action instanceof PdfArray) return this.#leadTo(action, null)
    if (!(action instanceof PdfDict))
      return destination ? this.#leadTo(destination, null) : { removed: action ? 'actions' : null }
    const kind = action.getName('S', this.#resolve)?.value
    const chained = action.has('Next') ? 'actions' : null
    if (kind === 'GoTo') return this.#leadTo(this.#entry(action, 'D'), chained)
    if (kind === 'URI') {
      const uri = webAddress(action.getString('URI', this.#resolve))
      return uri ? { uri, removed: chained } : { removed: chained ?? 'links' }
    }
    if (kind === 'GoToR' || kind === 'GoToE') return { removed: chained ?? 'links' }
    if (kind === 'Named' && TURNS.has(action.getName('N', this.#resolve)?.value ?? ''))
      return { removed: chained }
    return { removed: kind === 'Sound' || kind === 'Movie' || kind === 'Rendition' ? 'media' : 'actions' }
  }

  #resolve = (ref: PdfRef) => this.#source.getObject(ref)

  #entry(dict: PdfDict, key: string): PdfObject | null {
    return dict.get(key, this.#resolve) ?? null
  }

  #leadTo(destination: PdfObject | null, removed: RemovedPart | null): Leading {
    const place = this.#placeOf(destination)
    return place ? { place, removed } : { removed }
  }

  #placeOf(destination: PdfObject | null): PdfArray | null {
    if (destination instanceof PdfArray) return destination
    if (!(destination instanceof PdfName || destination instanceof PdfString)) return null
    this.#places ??= this.#readPlaces()
    const name = destination instanceof PdfName ? destination.value : destination.asString()
    const found = this.#places.get(name)
    const place = found instanceof PdfDict ? this.#entry(found, 'D') : found
    return place instanceof PdfArray ? place : null
  }

  #readPlaces(): Map<string, PdfObject> {
    const places = new Map<string, PdfObject>()
    const catalog = this.#source.getCatalog()
    const old = catalog?.getDict('Dests', this.#resolve)
    for (const [name] of old ?? []) this.#keepPlace(places, name.value, old?.get(name, this.#resolve))
    const root = catalog?.getDict('Names', this.#resolve)?.getDict('Dests', this.#resolve)
    const awaiting = root ? [root] : []
    const seen = new Set<PdfDict>()
    for (let node = awaiting.pop(); node && places.size < MOST_NAMES; node = awaiting.pop()) {
      if (seen.has(node)) continue
      seen.add(node)
      for (const kid of node.getArray('Kids', this.#resolve) ?? []) {
        const dict = kid instanceof PdfRef ? this.#resolve(kid) : kid
        if (dict instanceof PdfDict) awaiting.push(dict)
      }
      const names = node.getArray('Names', this.#resolve)
      for (let at = 0; names && at + 1 < names.length; at += 2) {
        const name = names.at(at, this.#resolve)
        if (name instanceof PdfString)
          this.#keepPlace(places, name.asString(), names.at(at + 1, this.#resolve))
      }
    }
    return places
  }

  #keepPlace(places: Map<string, PdfObject>, name: string, place: PdfObject | undefined) {
    if (place) places.set(name, place)
  }
}

/** An address that opens in a browser, a mail program or a telephone, written plainly; null for any other. */
function webAddress(given: PdfString | undefined): string | null {
  const text = given?.asString().trim() ?? ''
  const address = URL.parse(/^www\./i.test(text) ? `http://${text}` : text)
  return address && SCHEMES.has(address.protocol) ? address.href : null
}
