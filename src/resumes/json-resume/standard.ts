import type {
  CertificateEntry,
  EducationEntry,
  ExperienceEntry,
  InterestEntry,
  LanguageEntry,
  Period,
  ProjectEntry,
  ReferenceEntry,
  SectionKind,
  SkillEntry,
  VolunteeringEntry,
} from '../shared/document.ts'
import { SKILL_LEVELS } from '../shared/document.ts'
import { readLanguageLevel, readSkillLevel } from '../shared/levels.ts'
import { linesOf, listHtml, paragraphsHtml, plainText } from '../shared/rich-text.ts'
import type { StandardReader } from './reader.ts'

export type Item = Record<string, unknown>

/** An entry without what only our CVs know of it. */
type Said<Entry> = Omit<Entry, 'id' | 'is_hidden'>

interface Standard<Entry> {
  /** The name of its list in JSON Resume. */
  list: string
  write: (entry: Entry) => Item
  read: (reader: StandardReader, item: Item) => Said<Entry>
}

const experience: Standard<ExperienceEntry> = {
  list: 'work',
  write: (entry) => ({
    ...{ name: entry.company, position: entry.title, location: entry.city },
    ...datesOf(entry),
    ...wordsOf(entry.description),
  }),
  read: (reader, item) => ({
    title: reader.text(item.position),
    company: reader.text(item.name),
    city: reader.text(item.location),
    ...reader.period(item),
    description: describedBy(reader, item, [item.description, item.summary]),
  }),
}

const volunteering: Standard<VolunteeringEntry> = {
  list: 'volunteer',
  write: (entry) => ({
    ...{ organization: entry.organisation, position: entry.role, location: entry.city },
    ...datesOf(entry),
    ...wordsOf(entry.description),
  }),
  read: (reader, item) => ({
    role: reader.text(item.position),
    organisation: reader.text(item.organization),
    city: reader.text(item.location),
    ...reader.period(item),
    description: describedBy(reader, item, [item.summary]),
  }),
}

const education: Standard<EducationEntry> = {
  list: 'education',
  write: (entry) => ({
    ...{ institution: entry.school, studyType: entry.degree, location: entry.city },
    ...datesOf(entry),
    // The standard has no text here: what was learnt is a list of courses.
    ...(entry.description && { courses: linesOf(entry.description).map((line) => line.replace(/^• /, '')) }),
  }),
  read: (reader, item) => {
    const degree = [reader.text(item.studyType), reader.text(item.area)].filter(Boolean).join(', ')
    const score = reader.text(item.score)
    return {
      degree,
      school: reader.text(item.institution),
      city: reader.text(item.location),
      ...reader.period(item),
      description: (score ? paragraphsHtml([score]) : '') + listHtml(reader.texts(item.courses)),
    }
  },
}

const skills: Standard<SkillEntry> = {
  list: 'skills',
  write: ({ name, level }) => ({ name, ...(SKILL_LEVELS[level] && { level: SKILL_LEVELS[level] }) }),
  read: (reader, item) => ({
    name: reader.text(item.name),
    level: readSkillLevel(reader.text(item.level)),
    group: '',
  }),
}

const languages: Standard<LanguageEntry> = {
  list: 'languages',
  write: ({ name, level }) => ({
    language: name,
    ...(level && { fluency: level === 'native' ? 'Langue maternelle' : level }),
  }),
  read: (reader, item) => ({
    name: reader.text(item.language),
    level: readLanguageLevel(reader.text(item.fluency)),
  }),
}

const interests: Standard<InterestEntry> = {
  list: 'interests',
  write: ({ name }) => ({ name }),
  read: (reader, item) => {
    const keywords = reader.texts(item.keywords).join(', ')
    return { name: [reader.text(item.name), keywords].filter(Boolean).join('\u00a0: ') }
  },
}

const references: Standard<ReferenceEntry> = {
  list: 'references',
  write: ({ name, description }) => ({ name, reference: plainText(description) }),
  read: (reader, item) => ({
    name: reader.text(item.name),
    ...{ position: '', company: '', email: '', phone_number: '' },
    description: paragraphsHtml(reader.long(item.reference)),
  }),
}

const certificates: Standard<CertificateEntry> = {
  list: 'certificates',
  write: ({ name, issuer, date, url }) => ({ name, issuer, ...(date && { date }), ...(url && { url }) }),
  read: (reader, item) => ({
    name: reader.text(item.name),
    issuer: reader.text(item.issuer),
    date: reader.moment(item.date),
    url: reader.url(item.url),
  }),
}

const projects: Standard<ProjectEntry> = {
  list: 'projects',
  write: (entry) => {
    const { summary, ...rest } = wordsOf(entry.description)
    return {
      ...{ name: entry.name, roles: entry.role ? [entry.role] : [], ...(entry.url && { url: entry.url }) },
      ...datesOf(entry),
      ...(summary && { description: summary }),
      ...rest,
    }
  },
  read: (reader, item) => ({
    name: reader.text(item.name),
    role: reader.texts(item.roles).join(', '),
    url: reader.url(item.url),
    ...reader.period(item),
    description: describedBy(reader, item, [item.description, item.summary]),
  }),
}

/** The kinds of sections that JSON Resume has a list for; the others stand in our complement as they are. */
export const STANDARDS = {
  ...{ experience, education, skills, languages, interests },
  ...{ references, certificates, projects, volunteering },
} satisfies Partial<Record<SectionKind, unknown>>

export type StandardKind = keyof typeof STANDARDS

/** The one of a kind, for whatever entry of that kind. */
export function standardOf(kind: StandardKind): Standard<Item> {
  return STANDARDS[kind] as unknown as Standard<Item>
}

export function isStandard(kind: SectionKind): kind is StandardKind {
  return kind in STANDARDS
}

function datesOf({ start, end, is_current }: Period): Item {
  return { ...(start && { startDate: start }), ...(end && !is_current && { endDate: end }) }
}

/** Paragraphs as the summary, items of lists as highlights. */
function wordsOf(html: string): { summary?: string; highlights?: string[] } {
  const lines = linesOf(html)
  const items = lines.filter((line) => line.startsWith('• ')).map((line) => line.slice(2))
  const texts = lines.filter((line) => !line.startsWith('• '))
  return {
    ...(texts.length > 0 && { summary: texts.join('\n') }),
    ...(items.length > 0 && { highlights: items }),
  }
}

function describedBy(reader: StandardReader, item: Item, texts: unknown[]): string {
  return (
    paragraphsHtml(texts.flatMap((text) => reader.long(text))) + listHtml(reader.texts(item.highlights, true))
  )
}
