import { type PDF, PdfArray, PdfDict, PdfNull, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import { ACTIONS, LEFT_OUT, LEFT_OUT_TYPES, NAMED_BY_AUTHOR, OUTSIDE_CONTENT } from './names.ts'

/** More objects than any CV has: reading on would only take time. */
const MOST_OBJECTS = 60_000

/** Thrown for a file that is larger inside than what is read of one. */
export class TooLarge extends Error {}

interface Awaiting {
  from: PdfRef
  to: PdfRef
  key: string
}

/**
 * Copies objects of one document into another without anything that acts, carries a file or leads outside. What is
 * referred to waits in a list, so that no chain of references, however long or circular, deepens a call.
 */
export class CleanCopy {
  readonly #source: PDF
  readonly #target: PDF
  readonly #copies = new Map<string, PdfRef>()
  readonly #awaiting: Awaiting[] = []
  readonly streams: PdfStream[] = []
  readonly #removed: Set<RemovedPart>
  #count = 0

  constructor(source: PDF, target: PDF, removed: Set<RemovedPart>) {
    this.#source = source
    this.#target = target
    this.#removed = removed
  }

  /** Makes what refers to `from` refer to `to`, which the caller makes. */
  replace(from: PdfRef, to: PdfRef) {
    this.#copies.set(from.toString(), to)
  }

  /** Returns the copy of an object when there is one already. */
  replacementOf(ref: PdfRef): PdfRef | null {
    return this.#copies.get(ref.toString()) ?? null
  }

  /**
   * The copy of a value that stands under `key`; what it refers to is copied by `finish`.
   * @throws TooLarge for more objects than are read
   */
  copy(value: PdfObject, key: string): PdfObject {
    if (value instanceof PdfRef) return this.#copyReference(value, key)
    if (!(value instanceof PdfArray || value instanceof PdfDict)) return value
    this.#count += 1
    if (this.#count > MOST_OBJECTS) throw new TooLarge()
    if (value instanceof PdfArray) {
      this.#count += value.length / 100
      return new PdfArray([...value].map((item) => this.copy(item, key)))
    }
    if (this.#isLeftOut(value)) return PdfNull.instance
    return this.#copyEntries(value, key)
  }

  /** Copies what was referred to so far, and what that refers to. @throws TooLarge */
  finish() {
    for (let next = this.#awaiting.pop(); next; next = this.#awaiting.pop()) {
      const object = this.#source.getObject(next.from)
      const copied = object ? this.copy(object, next.key) : PdfNull.instance
      this.#target.context.registry.registerAt(next.to, copied)
    }
  }

  #copyReference(from: PdfRef, key: string): PdfRef {
    const known = this.#copies.get(from.toString())
    if (known) return known
    const to = this.#target.context.registry.allocateRef()
    this.#copies.set(from.toString(), to)
    this.#awaiting.push({ from, to, key })
    return to
  }

  #copyEntries(dict: PdfDict, key: string): PdfDict {
    const isStream = dict instanceof PdfStream
    const free = !isStream && NAMED_BY_AUTHOR.has(key)
    const entries: [string, PdfObject][] = []
    for (const [{ value: name }, value] of dict) {
      const told = isStream && OUTSIDE_CONTENT.has(name) ? 'external' : free ? undefined : LEFT_OUT.get(name)
      if (told) this.#removed.add(told)
      if (told !== undefined) continue
      entries.push([name, this.copy(value, free ? '' : name)])
    }
    if (!isStream) return new PdfDict(entries)
    const stream = new PdfStream(entries, dict.data)
    this.streams.push(stream)
    return stream
  }

  #isLeftOut(dict: PdfDict): boolean {
    const resolve = (ref: PdfRef) => this.#source.getObject(ref)
    const acts = ACTIONS.has(dict.getName('S', resolve)?.value ?? '')
    const prints = dict.getName('Subtype', resolve)?.value === 'PS'
    if (acts || prints) this.#removed.add('actions')
    return acts || prints || LEFT_OUT_TYPES.has(dict.getName('Type', resolve)?.value ?? '')
  }
}
