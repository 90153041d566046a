import { plainWords } from '#src/shared/phrases.ts'
import {
  DEFAULT_STYLE,
  type LinkEntry,
  DOCUMENT_LIMITS as MOST,
  type ResumeDocument,
  SECTION_HEADINGS,
  type Section,
} from '../../shared/document.ts'
import { newEntry, newId } from '../../shared/new-parts.ts'
import type { ReadFile } from '../reading.ts'
import { addressIn } from './contact-links.ts'
import { isOnlyDates, stripped } from './dates.ts'
import { COURSES, POSTS, PROJECTS, type ReadEntry, readEntries } from './entries.ts'
import { type Flow, type Line, textOf } from './lines.ts'
import { readCertificates, readInterests, readLanguages, readReferences, readSkills } from './lists.ts'
import { isCapitals, type PartLines, partsOf } from './parts.ts'
import { readPerson } from './person.ts'
import { proseOf } from './prose.ts'

const head = (heading = '') => ({ id: newId(), heading, is_hidden: false })
const shown = () => ({ id: newId(), is_hidden: false })

/** What of the reading is likely, not sure, and what of the file is nowhere. */
interface Notes {
  doubts: string[]
  unread: string[]
}

/** What stands on the pages of a file. */
export interface ReadLines {
  flows: Flow[]
  /** The lines at the foot of each page: some say how to reach the person. */
  feet?: Line[]
  /** Lines that belong to no place of the text: footnotes, words along an edge. */
  notes?: Line[]
}

/** A CV from the lines that stand on its pages. Nothing is added to what they say. */
export function readText({ flows, feet = [], notes: asides = [] }: ReadLines): ReadFile {
  const source = [...flows, feet, asides]
    .filter((flow) => flow.length > 0)
    .map((flow) => flow.map(textOf).join('\n'))
    .join('\n\n')
  const parts = partsOf(flows)
  const contact = linesOf(parts.parts, ['contact', 'person'])
  const { identity, ...person } = readPerson(parts.head, contact, feet)
  const notes: Notes = { doubts: person.doubts, unread: [...person.unread, ...asides.map(textOf)] }
  const summary = [...linesOf(parts.parts, ['summary']), ...person.sentences]
  const sections = [
    ...(summary.length > 0 ? [{ ...head(), kind: 'summary' as const, text: proseOf(summary) }] : []),
    ...sectionsOf(parts.parts, notes),
  ]
  return { ...fitted({ identity, sections, style: { ...DEFAULT_STYLE } }, notes), source }
}

function linesOf(parts: PartLines[], wanted: PartLines['part'][]): Line[] {
  return parts.filter(({ part }) => wanted.includes(part)).flatMap(({ lines }) => lines)
}

/** A heading that comes twice, as on the next page, is one section; those that are not ours stay apart. */
function sectionsOf(parts: PartLines[], notes: Notes): Section[] {
  const told = parts.filter(({ part }) => !['summary', 'contact', 'person'].includes(part))
  const groups = Map.groupBy(told, ({ part, words }) => (part === 'custom' ? words : part))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const lines = [first, ...others].flatMap((each) => each.lines)
    const section = lines.length > 0 ? sectionOf({ ...first, lines }, notes) : null
    return section && (!('entries' in section) || section.entries.length > 0) ? [section] : []
  })
}

function sectionOf({ part, words, lines }: PartLines, notes: Notes): Section | null {
  switch (part) {
    case 'experience':
      return { ...head(), kind: part, entries: readEntries(lines, POSTS).map((each) => post(each, notes)) }
    case 'education':
      return {
        ...head(),
        kind: part,
        entries: readEntries(lines, COURSES).map((each) => course(each, notes)),
      }
    case 'volunteering':
      return { ...head(), kind: part, entries: readEntries(lines, POSTS).map(engagement) }
    case 'projects':
      return { ...head(), kind: part, entries: readEntries(lines, PROJECTS).map(project) }
    case 'skills':
      return { ...head(ownHeading(words)), kind: part, entries: readSkills(lines) }
    case 'languages': {
      const { entries, doubts, unread } = readLanguages(lines)
      notes.doubts.push(...doubts)
      notes.unread.push(...unread)
      return { ...head(), kind: part, entries }
    }
    case 'interests':
      return { ...head(), kind: part, entries: readInterests(lines) }
    case 'certificates':
      return { ...head(), kind: part, entries: readCertificates(lines) }
    case 'references':
      return { ...head(), kind: part, entries: readReferences(lines) }
    case 'links':
      return linksSection(lines, notes)
    case 'custom':
      return { ...head(inSmall(words)), kind: part, entries: ownEntries(lines) }
    default:
      return null
  }
}

/** « Compétences techniques » says more than the kind does; « COMPÉTENCES » does not. */
function ownHeading(words: string): string {
  return plainWords(words) === plainWords(SECTION_HEADINGS.skills) ? '' : inSmall(words)
}

/** « DISTINCTIONS REÇUES » is how a template prints « Distinctions reçues ». */
function inSmall(words: string): string {
  if (!isCapitals(words) || words.length < 6) return words
  return words.charAt(0) + words.slice(1).toLocaleLowerCase('fr')
}

function post({ what, whose, isGuess, url: _, ...rest }: ReadEntry, notes: Notes) {
  const entry = { ...shown(), title: what, company: whose, ...rest }
  doubt(notes, entry.id, { title: isGuess, company: isGuess && whose !== '', start: !rest.start })
  return entry
}

function course({ what, whose, isGuess, url: _, ...rest }: ReadEntry, notes: Notes) {
  const entry = { ...shown(), degree: what, school: whose, ...rest }
  doubt(notes, entry.id, {
    degree: isGuess,
    school: isGuess && whose !== '',
    start: !rest.start && !rest.end,
  })
  return entry
}

function engagement({ what, whose, isGuess: _, url: _url, ...rest }: ReadEntry) {
  return { ...shown(), role: what, organisation: whose, ...rest }
}

function project({ what, whose, isGuess: _, city: _city, ...rest }: ReadEntry) {
  return { ...shown(), name: what, role: whose, ...rest }
}

/** Of a section that is called as nobody knows: entries where titles stand out, else one text. */
function ownEntries(lines: Line[]) {
  const [first] = lines
  const standsOut = first && !first.isBullet && (first.isStrong || isOnlyDates(first.cells[0] ?? ''))
  if (!standsOut || !lines.some((line) => !line.isStrong || line.cells[1]))
    return [newEntry('custom', { description: proseOf(lines) })]
  return readEntries(lines, POSTS).map(({ what, whose, city, isGuess: _, url: _url, ...rest }) =>
    newEntry('custom', { title: what, subtitle: [whose, city].filter(Boolean).join(', '), ...rest }),
  )
}

function doubt(notes: Notes, id: string, fields: Record<string, boolean>) {
  for (const [field, isDoubtful] of Object.entries(fields))
    if (isDoubtful) notes.doubts.push(`${id}.${field}`)
}

function linksSection(lines: Line[], notes: Notes): Section {
  const entries: LinkEntry[] = []
  let name = ''
  const leave = () => {
    if (name) notes.unread.push(name)
    name = ''
  }
  for (const line of lines) {
    const text = textOf(line)
    const [found] = /(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+\/\S*/.exec(text) ?? []
    const label = stripped(text.replace(found ?? '', ''))
    if (!found) {
      // The label of a link stands on the line above its address.
      leave()
      name = text
      continue
    }
    if (label) leave()
    entries.push(newEntry('links', { label: label || name, url: addressIn(line, found) }))
    name = ''
  }
  leave()
  return { ...head(), kind: 'links', entries }
}

/** A text that is longer than its field takes is named as not read rather than cut. */
function fitted(document: ResumeDocument, notes: Notes): Omit<ReadFile, 'source'> {
  const limited = <T extends object>(values: T): T => {
    const pairs = Object.entries(values).map(([key, value]) => {
      const most =
        key === 'description' || key === 'text' ? MOST.rich_text : key === 'url' ? MOST.url : MOST.text
      if (typeof value !== 'string' || value.length <= most) return [key, value]
      notes.unread.push(value.replaceAll(/<[^>]+>/g, ' '))
      return [key, '']
    })
    return Object.fromEntries(pairs)
  }
  const sections = document.sections.slice(0, MOST.sections).map((section) => {
    if (!('entries' in section)) return limited(section)
    notes.unread.push(...section.entries.slice(MOST.entries).map(wordsIn))
    return {
      ...section,
      entries: section.entries.slice(0, MOST.entries).map((entry) => limited(entry)),
    } as Section
  })
  notes.unread.push(...document.sections.slice(MOST.sections).map(wordsIn))
  return { document: { ...document, identity: limited(document.identity), sections }, ...notes }
}

/** What a part of a CV says, for one that there is no room for. */
function wordsIn({ id: _, ...part }: object & { id: string }): string {
  const texts = Object.values(part).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(wordsIn) : [],
  )
  return texts
    .join(' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
}
