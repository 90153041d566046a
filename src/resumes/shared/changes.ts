import { formatPhone } from '#src/shared/phone.ts'
import {
  LANGUAGE_LEVEL_WORDS,
  type ResumeDocument,
  SECTION_HEADINGS,
  type Section,
  SKILL_LEVELS,
} from './document.ts'
import { textOfHtml } from './rich-words.ts'
import { formatPeriod, moment } from './words.ts'

/** One thing that is not the same in two states of a CV, in words that a person reads. */
export interface DocumentChange {
  /** `identity`, or the id of a section. */
  part: string
  label: string
  before: string
  after: string
}

/** What each field of who the CV is of is called. */
export const IDENTITY_FIELDS = {
  first_name: 'Prénom',
  last_name: 'Nom',
  headline: 'Titre',
  email: 'E-mail',
  phone_number: 'Téléphone',
  city: 'Ville',
  address: 'Adresse',
  driving_licence: 'Permis',
} as const

/** What another state says otherwise; how a CV looks, and the order of its sections, apart. */
export function changesBetween(before: ResumeDocument, after: ResumeDocument): DocumentChange[] {
  const names = Object.keys(IDENTITY_FIELDS) as (keyof typeof IDENTITY_FIELDS)[]
  const identity = names
    .map((name) => ({
      part: 'identity',
      label: IDENTITY_FIELDS[name],
      before: shownField(name, before.identity[name]),
      after: shownField(name, after.identity[name]),
    }))
    .filter(({ before: old, after: next }) => old !== next)
  const ids = [...new Set([...before.sections, ...after.sections].map(({ id }) => id))]
  const sections = ids.flatMap((id) => {
    const [old, next] = [before, after].map(({ sections }) => sections.find((each) => each.id === id))
    const said = next ?? old
    return said ? linesBetween(headingOf(said), said.id, linesOf(old), linesOf(next)) : []
  })
  return [...identity, ...sections]
}

/** Writes a value as people read it. */
export function shownField(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  if (name === 'phone_number') return formatPhone(text)
  return name === 'date' ? moment(text) : text
}

/** What a section is called on paper. */
export function headingOf({ heading, kind }: Section): string {
  return heading || SECTION_HEADINGS[kind]
}

/** Maps each entry's id to the entry in words. */
function linesOf(section: Section | undefined): Map<string, string> {
  if (!section) return new Map()
  if (section.kind === 'summary') return new Map([['text', textOfHtml(section.text)]])
  return new Map(section.entries.map((entry) => [entry.id, wordsOf(entry)]))
}

function linesBetween(label: string, part: string, old: Map<string, string>, next: Map<string, string>) {
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((id) => ({ part, label, before: old.get(id) ?? '', after: next.get(id) ?? '' }))
    .filter(({ before, after }) => before !== after)
}

/** What names an entry, then whose and where it was, in the order in which they are read. */
const NAMES = [
  ...['title', 'degree', 'name', 'role', 'label', 'group', 'company', 'school', 'organisation', 'subtitle'],
  ...['position', 'issuer', 'city', 'email', 'phone_number', 'date', 'year', 'url'],
]

/** An entry in one line: names, place, dates, then its text. The order of its keys says nothing: the database has its own. */
export function wordsOf(entry: object): string {
  const values = entry as { [name: string]: unknown }
  const { description, is_current, start, end, level } = values
  const dates = formatPeriod({
    start: shownField('start', start),
    end: shownField('end', end),
    is_current: Boolean(is_current),
  })
  const text = typeof description === 'string' ? textOfHtml(description) : ''
  const names = NAMES.map((name) =>
    typeof values[name] === 'string' ? shownField(name, values[name]) : values[name],
  )
  return [...names, levelWords(level), dates, text].filter(Boolean).join(', ')
}

/** A profile already gives its level in words, so it is taken as it is. */
function levelWords(level: unknown): unknown {
  if (typeof level === 'number') return SKILL_LEVELS[level]?.toLowerCase()
  const words: Record<string, string> = LANGUAGE_LEVEL_WORDS
  return words[String(level)] ?? level
}
