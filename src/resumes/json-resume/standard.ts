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
import { DOCUMENT_LIMITS, SKILL_LEVELS } from '../shared/document.ts'
import { readSkillLevel, toldLanguage } from '../shared/levels.ts'
import { linesOf, plainText } from '../shared/rich-text.ts'
import type { StandardReader } from './reader.ts'

export type Item = Record<string, unknown>

/** An entry without the fields that JSON Resume does not have. */
type StandardEntry<Entry> = Omit<Entry, 'id' | 'is_hidden'>

interface Standard<Entry> {
  /** The name of its list in JSON Resume. */
  list: string
  write: (entry: Entry) => Item
  read: (reader: StandardReader, item: Item) => StandardEntry<Entry>
}

const experience: Standard<ExperienceEntry> = {
  list: 'work',
  write: (entry) => ({
    name: entry.company,
    position: entry.title,
    location: entry.city,
    ...datesOf(entry),
    ...wordsOf(entry.description),
  }),
  read: (reader, item) => ({
    title: reader.first(item.position, item.title),
    company: reader.first(item.name, item.company, item.organization),
    city: reader.text(item.location),
    ...reader.period(item),
    description: describedBy(reader, item, [item.description, item.summary]),
  }),
}

const volunteering: Standard<VolunteeringEntry> = {
  list: 'volunteer',
  write: (entry) => ({
    organization: entry.organisation,
    position: entry.role,
    location: entry.city,
    ...datesOf(entry),
    ...wordsOf(entry.description),
  }),
  read: (reader, item) => ({
    role: reader.text(item.position),
    organisation: reader.first(item.organization, item.company, item.name),
    city: reader.text(item.location),
    ...reader.period(item),
    description: describedBy(reader, item, [item.summary]),
  }),
}

const education: Standard<EducationEntry> = {
  list: 'education',
  write: (entry) => ({
    institution: entry.school,
    studyType: entry.degree,
    location: entry.city,
    ...datesOf(entry),
    // The standard has no text here: what was learnt is a list of courses.
    ...(entry.description && { courses: linesOf(entry.description).map((line) => line.replace(/^• /, '')) }),
  }),
  read: (reader, item) => {
    const score = reader.first(item.score, item.grade, item.gpa)
    return {
      degree: reader.joined([reader.first(item.studyType, item.degree), item.area]),
      school: reader.first(item.institution, item.school),
      city: reader.text(item.location),
      ...reader.period(item),
      description: reader.rich(
        // « 3.9/4.0 » alone says nothing of what it is.
        /^[\d.,/%\s]+$/.test(score) ? named('Note', score) : [score].filter(Boolean),
        [...reader.texts(item.courses, true), ...reader.long(item.summary)],
        addressOf(reader, item),
      ),
    }
  },
}

const skills: Standard<SkillEntry> = {
  list: 'skills',
  write: ({ name, level }) => ({ name, ...(SKILL_LEVELS[level] && { level: SKILL_LEVELS[level] }) }),
  read: (reader, item) => ({
    name: reader.text(item.name),
    level: skillLevelOf(reader, item),
    group: '',
  }),
}

const languages: Standard<LanguageEntry> = {
  list: 'languages',
  write: ({ name, level }) => ({
    language: name,
    ...(level && { fluency: level === 'native' ? 'Langue maternelle' : level }),
  }),
  read: (reader, item) => {
    const fluency = reader.first(item.fluency, item.level)
    const { name, level } = toldLanguage(reader.first(item.language, item.name), fluency)
    return { name: reader.text(name), level }
  },
}

const interests: Standard<InterestEntry> = {
  list: 'interests',
  write: ({ name }) => ({ name }),
  read: (reader, item) => {
    const keywords = reader.joined(reader.texts(item.keywords))
    return { name: reader.joined([item.name, keywords], '\u00a0: ') }
  },
}

const references: Standard<ReferenceEntry> = {
  list: 'references',
  write: ({ name, description }) => ({ name, reference: plainText(description) }),
  read: (reader, item) => ({
    name: reader.text(item.name),
    position: reader.text(item.position),
    company: '',
    email: reader.text(item.email),
    phone_number: reader.text(item.phone),
    description: reader.rich(reader.long(item.reference)),
  }),
}

const certificates: Standard<CertificateEntry> = {
  list: 'certificates',
  write: ({ name, issuer, date, url }) => ({ name, issuer, ...(date && { date }), ...(url && { url }) }),
  read: (reader, item) => ({
    name: reader.first(item.name, item.title),
    issuer: reader.text(item.issuer),
    date: reader.moment(item.date),
    url: addressOf(reader, item),
  }),
}

const projects: Standard<ProjectEntry> = {
  list: 'projects',
  write: (entry) => {
    const { summary, ...rest } = wordsOf(entry.description)
    return {
      name: entry.name,
      roles: entry.role ? [entry.role] : [],
      ...(entry.url && { url: entry.url }),
      ...datesOf(entry),
      ...(summary && { description: summary }),
      ...rest,
    }
  },
  read: (reader, item) => ({
    name: reader.text(item.name),
    role: reader.joined([...reader.texts(item.roles), item.entity]),
    url: addressOf(reader, item),
    ...reader.period(item),
    description: reader.rich(
      [
        ...[item.description, item.summary].flatMap((text) => reader.long(text)),
        ...named('Type', reader.text(item.type)),
        ...named('Mots-clés', reader.texts(item.keywords).join(', ')),
      ],
      reader.texts(item.highlights, true),
    ),
  }),
}

/** The kinds of sections that JSON Resume has a list for; the others stand in our complement as they are. */
export const STANDARDS = {
  experience,
  education,
  skills,
  languages,
  interests,
  references,
  certificates,
  projects,
  volunteering,
} satisfies Partial<Record<SectionKind, unknown>>

export type StandardKind = keyof typeof STANDARDS

/** Returns how entries of a kind are written and read. */
export function standardOf(kind: StandardKind): Standard<Item> {
  return STANDARDS[kind] as unknown as Standard<Item>
}

export function isStandard(kind: SectionKind): kind is StandardKind {
  return kind in STANDARDS
}

function datesOf({ start, end, is_current }: Period): Item {
  return { ...(start && { startDate: start }), ...(end && !is_current && { endDate: end }) }
}

/** Parts a text into its paragraphs, which are the summary, and the items of its lists, which are highlights. */
function wordsOf(html: string): { summary?: string; highlights?: string[] } {
  const lines = linesOf(html)
  const items = lines.filter((line) => line.startsWith('• ')).map((line) => line.slice(2))
  const texts = lines.filter((line) => !line.startsWith('• '))
  return {
    ...(texts.length > 0 && { summary: texts.join('\n') }),
    ...(items.length > 0 && { highlights: items }),
  }
}

/** What a post or an engagement says of itself, and the address of whose it was. */
function describedBy(reader: StandardReader, item: Item, texts: unknown[]): string {
  const paragraphs = texts.flatMap((text) => reader.long(text))
  return reader.rich(paragraphs, reader.texts(item.highlights, true), addressOf(reader, item))
}

/** The first version of the standard says `website`. */
export function addressOf(reader: StandardReader, { url, website }: Item): string {
  return reader.url(reader.text(url, DOCUMENT_LIMITS.url) ? url : website)
}

/** Writes each value that a CV has no field for after its name. */
function named(name: string, text: string): string[] {
  return text ? [`${name}\u00a0: ${text}`] : []
}

/** 0 when nothing is said, or nothing that is a level; that is left aside, in words. */
export function skillLevelOf(reader: StandardReader, item: Item): number {
  const words = reader.text(item.level)
  const level = readSkillLevel(words)
  if (words && level === 0) reader.leave(words)
  return level
}
