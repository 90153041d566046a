import { cleanDocument } from '../clean.ts'
import { DEFAULT_STYLE, type ResumeDocument } from '../shared/document.ts'
import { resumeDocument } from '../shared/document-schema.ts'
import { newId } from '../shared/new-parts.ts'
import { plainText } from '../shared/rich-text.ts'
import { readBasics } from './basics.ts'
import { completed, isRecord, OWN_KEY } from './complement.ts'
import { type ReadEntry, readLists } from './lists.ts'
import { isReactiveResume, standardOfReactive } from './reactive-resume.ts'
import { StandardReader } from './reader.ts'
import type { Item } from './standard.ts'

/** What became of a file: the CV, and what of the file is not in it. */
export interface Read {
  document: ResumeDocument
  unread: string[]
}

/** A CV stands in so many others at most: `{ "data": { "resume": … } }`. */
const MOST_WRAPS = 3
/** These say something of the answer of a program rather than of a person. */
const OF_ANSWER =
  /^(?:_?id|uuid|user_?id|type|slug|visibility|locked|success|status|code|version|created_?at|updated_?at)$/i

/** JSON Resume, of whatever program; ours is given back as it was. Null when the file is none. */
export function readJsonResume(file: unknown): Read | null {
  const wrapped = findWrapped(file, MOST_WRAPS)
  if (!wrapped) return null
  const read = readBare(wrapped.resume)
  if (!read) return null
  const reader = new StandardReader()
  reader.leaveOthers({ others: wrapped.beside })
  return { ...read, unread: [...read.unread, ...reader.unread] }
}

interface Wrapped {
  resume: Item & { basics: Item }
  /** What stands beside it in what it is wrapped in. */
  beside: unknown[]
}

/** The first thing that says whose CV it is: some programs answer `{ "resume": … }`, a list, or a text of JSON. */
function findWrapped(file: unknown, depth: number): Wrapped | null {
  if (isResume(file)) return { resume: file, beside: [] }
  if (depth === 0) return null
  if (typeof file === 'string') return /^\s*[{[]/.test(file) ? findWrapped(parsed(file), depth - 1) : null
  if (!isRecord(file) && !Array.isArray(file)) return null
  const values = Object.entries(file).filter(([key]) => !OF_ANSWER.test(key))
  for (const [key, value] of values) {
    const found = findWrapped(value, depth - 1)
    if (!found) continue
    const others = values.filter(([other]) => other !== key).map(([, other]) => other)
    return { ...found, beside: [...others, ...found.beside] }
  }
  return null
}

function isResume(file: unknown): file is Item & { basics: Item } {
  return isRecord(file) && isRecord(file.basics)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readBare(file: Item & { basics: Item }): Read | null {
  if (isReactiveResume(file)) {
    const standard = standardOfReactive(file)
    return isResume(standard) ? readBare(standard) : null
  }
  const own = isRecord(file[OWN_KEY]) ? file[OWN_KEY] : null
  const whole = own && read(file, file.basics, own)
  // A complement that somebody broke: the standard fields still say most of it.
  return whole ?? read(file, file.basics, null)
}

function read(file: Item, basics: Item, own: Item | null): Read | null {
  const reader = new StandardReader()
  const identity = completed(readBasics(reader, basics), own?.identity)
  const entries = readLists(reader, file)
  const sections = Array.isArray(own?.sections)
    ? own.sections.filter(isRecord).map((section) => readSection(reader, section, basics, entries))
    : summarySection(reader, basics)
  addOthers(sections, entries)
  reader.leaveOthers(file)
  const checked = resumeDocument.safeParse({ identity, sections, style: own?.style ?? DEFAULT_STYLE })
  return checked.success ? { document: cleanDocument(checked.data), unread: reader.unread } : null
}

function readSection(
  reader: StandardReader,
  section: Item,
  basics: Item,
  read: Map<string, ReadEntry>,
): Item {
  const { id, kind, heading, is_hidden } = section
  const head = { id, kind, heading, is_hidden }
  if (kind === 'summary') return { ...head, text: summaryText(reader, section, basics) }
  const entries = Array.isArray(section.entries) ? section.entries : []
  return {
    ...head,
    entries: entries.flatMap((each) => {
      if (typeof each !== 'string') return [each]
      const found = read.get(each)
      read.delete(each)
      return found && found.kind === kind ? [found.entry] : []
    }),
  }
}

/** Our own part is believed unless another program has changed the words since. */
function summaryText(reader: StandardReader, section: Item, basics: Item): unknown {
  if (section.is_basics !== true || typeof section.text !== 'string') return section.text
  const now = reader.rich(reader.long(basics.summary))
  return (basics.summary ?? '') === plainText(section.text) ? section.text : now
}

function summarySection(reader: StandardReader, basics: Item): Item[] {
  const text = reader.rich(reader.long(basics.summary))
  return text ? [{ id: newId(), kind: 'summary', heading: '', is_hidden: false, text }] : []
}

/** Entries that no section of ours names: after those of their kind, or in a section of their own. */
function addOthers(sections: Item[], read: Map<string, ReadEntry>) {
  for (const { kind, heading, entry } of read.values()) {
    let section = sections.find(
      (each) => each.kind === kind && !each.is_hidden && (kind !== 'custom' || each.heading === heading),
    )
    if (!section) {
      section = { id: newId(), kind, heading, is_hidden: false, entries: [] }
      sections.push(section)
    }
    if (Array.isArray(section.entries)) section.entries.push(entry)
  }
}
