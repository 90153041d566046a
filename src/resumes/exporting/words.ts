import { formatPhone } from '#src/shared/phone.ts'
import { formatMonth } from '#src/shared/words/months.ts'
import {
  LANGUAGE_LEVEL_WORDS,
  type Period,
  type ResumeDocument,
  type RichText,
  SECTION_HEADINGS,
  type Section,
  SKILL_LEVELS,
} from '../shared/document.ts'

/** A CV in the order in which it is read, without its looks: what a text and a Word document are written from. */
export interface Worded {
  name: string
  headline: string
  /** Each line of how to reach the person, with the address it leads to. */
  contact: { text: string; href: string | null }[]
  sections: WordedSection[]
}

export interface WordedSection {
  heading: string
  entries: WordedEntry[]
}

export interface WordedEntry {
  title: string
  /** Names the organisation and the place of an entry. */
  place: string
  dates: string
  href: string | null
  text: RichText
}

const NOTHING = { place: '', dates: '', href: null, text: '' }

/** What of a CV is shown, hidden sections and entries left out, as empty ones are. */
export function wordsOf({ identity, sections }: ResumeDocument): Worded {
  return {
    name: joined([identity.first_name, identity.last_name], ' '),
    headline: identity.headline,
    contact: contactOf(identity),
    sections: sections
      .filter(({ is_hidden }) => !is_hidden)
      .map((section) => ({
        heading: section.heading || SECTION_HEADINGS[section.kind],
        entries: entriesOf(section),
      }))
      .filter(({ entries }) => entries.length > 0),
  }
}

function contactOf({
  email,
  phone_number,
  address,
  city,
  driving_licence,
  links,
}: ResumeDocument['identity']) {
  const lines = [
    { text: formatPhone(phone_number), href: null },
    { text: email, href: email.includes('@') ? `mailto:${email}` : null },
    { text: joined([address, city]), href: null },
    { text: driving_licence, href: null },
    ...links
      .filter(({ is_hidden }) => !is_hidden)
      .map(({ label, url }) => ({ text: labelled(label, url), href: url || null })),
  ]
  return lines.filter(({ text }) => text !== '')
}

function entriesOf(section: Section): WordedEntry[] {
  if (section.kind === 'summary') return section.text ? [{ ...NOTHING, title: '', text: section.text }] : []
  if (section.kind === 'skills') return skillsOf(section)
  const shown = (section.entries as { is_hidden: boolean }[]).filter(({ is_hidden }) => !is_hidden)
  return shown
    .map((entry) => entryOf({ ...section, entries: [entry] } as typeof section))
    .filter(({ title, place, text }) => title || place || text)
}

/** Writes a section whose only entry needs no heading of its own. */
function entryOf(section: Exclude<Section, { kind: 'summary' | 'skills' }>): WordedEntry {
  switch (section.kind) {
    case 'experience':
      return one(section.entries, (e) => ({
        title: e.title,
        place: joined([e.company, e.city]),
        ...timed(e),
      }))
    case 'education':
      return one(section.entries, (e) => ({
        title: e.degree,
        place: joined([e.school, e.city]),
        ...timed(e),
      }))
    case 'volunteering':
      return one(section.entries, (e) => ({
        title: e.role,
        place: joined([e.organisation, e.city]),
        ...timed(e),
      }))
    case 'projects':
      return one(section.entries, (e) => ({ title: e.name, place: e.role, ...timed(e), href: e.url || null }))
    case 'custom':
      return one(section.entries, (e) => ({ title: e.title, place: e.subtitle, ...timed(e) }))
    case 'languages':
      return one(section.entries, (e) => ({
        title: labelled(e.name, e.level && LANGUAGE_LEVEL_WORDS[e.level]),
      }))
    case 'interests':
      return one(section.entries, (e) => ({ title: e.name }))
    case 'certificates':
      return one(section.entries, (e) => ({
        title: e.name,
        place: e.issuer,
        dates: formatMonth(e.date),
        href: e.url || null,
      }))
    case 'references':
      return one(section.entries, (e) => ({
        title: e.name,
        place: joined([e.position, e.company, formatPhone(e.phone_number), e.email]),
        text: e.description,
      }))
    case 'links':
      return one(section.entries, (e) => ({ title: labelled(e.label, e.url), href: e.url || null }))
  }
}

function one<Entry>(entries: Entry[], word: (entry: Entry) => Partial<WordedEntry>): WordedEntry {
  const [entry] = entries
  return { title: '', ...NOTHING, ...(entry && word(entry)) }
}

function timed(entry: Period & { description: RichText }) {
  return { dates: periodOf(entry), text: entry.description }
}

/** « mars 2021 – aujourd’hui » */
function periodOf({ start, end, is_current }: Period): string {
  const until = is_current ? 'aujourd’hui' : formatMonth(end)
  if (!start || start === end) return until
  return until ? `${formatMonth(start)} – ${until}` : formatMonth(start)
}

/** Skills of one group stand on one line, and so do those without a group. */
function skillsOf({ entries }: Extract<Section, { kind: 'skills' }>): WordedEntry[] {
  const shown = entries.filter(({ is_hidden, name }) => !is_hidden && name)
  const groups = Map.groupBy(shown, ({ group }) => group)
  return [...groups].map(([group, skills]) => ({
    ...NOTHING,
    title: labelled(
      group,
      skills.map(({ name, level }) => leveled(name, SKILL_LEVELS[level] ?? '')).join(', '),
    ),
  }))
}

const leveled = (name: string, level: string) => (level ? `${name} (${level.toLowerCase()})` : name)
const labelled = (label: string, text: string) => joined([label, text], '\u00a0: ')
const joined = (parts: string[], by = ', ') => parts.filter(Boolean).join(by)
