import { DEFAULT_STYLE, DOCUMENT_LIMITS as MOST, type Section } from '../../shared/document.ts'
import { resumeDocument } from '../../shared/document-schema.ts'
import { isExactLevel, readLanguageLevel } from '../../shared/levels.ts'
import { newId } from '../../shared/new-parts.ts'
import { paragraphsHtml } from '../../shared/rich-text.ts'
import { type ReadFile, Unreadable } from '../reading.ts'
import { readMoment } from '../text/dates.ts'
import { readCsv } from './csv.ts'
import { decodeText } from './decode-text.ts'
import { unzipWanted } from './zip.ts'

/** Each file of the archive, with a column by which its line of names is known. */
const FILES = {
  Profile: /^First Name$/,
  Positions: /^Company Name$/,
  Education: /^School Name$/,
  Skills: /^Name$/,
  Languages: /^Name$/,
  Certifications: /^Name$/,
  Projects: /^Title$/,
  Volunteering: /^Company Name$/,
  'Email Addresses': /^Email Address$/,
  PhoneNumbers: /^Number$/,
}

/** So many rows of one file are named as left aside. */
const MOST_TOLD = 200

type Name = keyof typeof FILES
type Row = Map<string, string>

const head = () => ({ id: newId(), heading: '', is_hidden: false })
const shown = () => ({ id: newId(), is_hidden: false })

/** LinkedIn's archive of a person's data (ZIP of CSV files). @throws Unreadable when it is none */
export function readLinkedin(bytes: Uint8Array): ReadFile {
  const wanted = new Map(Object.keys(FILES).map((name) => [`${name}.csv`.toLowerCase(), name as Name]))
  const nameOf = (path: string) => wanted.get((path.split('/').at(-1) ?? '').toLowerCase())
  const files = unzipWanted(bytes, (path) => nameOf(path) !== undefined || /\.zip$/i.test(path))
  // LinkedIn sends several archives, which some people pack together.
  const inner = [...files].filter(([path]) => nameOf(path) === undefined)
  const all = [
    ...files,
    ...inner.flatMap(([, zip]) => [...unzipWanted(zip, (path) => nameOf(path) !== undefined)]),
  ]
  const texts = new Map<Name, string>()
  for (const [path, file] of all) {
    const name = nameOf(path)
    if (name && !texts.has(name)) texts.set(name, decodeText(file))
  }
  const notes: Notes = { unread: [], doubts: [] }
  const rows = (name: Name) => readCsv(texts.get(name) ?? '', FILES[name]).slice(0, MOST.entries)
  if (rows('Profile').length === 0 && rows('Positions').length === 0) throw new Unreadable('unknown')
  notes.unread.push(...tooMany(texts))
  const sections = [...summaryOf(rows('Profile')), ...sectionsOf(rows, notes)].filter(
    (section) => section.kind === 'summary' || section.entries.length > 0,
  )
  const identity = identityOf(rows, notes)
  const document = resumeDocument.safeParse({ identity, sections, style: DEFAULT_STYLE })
  if (!document.success) throw new Unreadable('too_complex')
  const source = [...texts].map(([name, text]) => `${name}\n${text.trim()}`).join('\n\n')
  return { document: document.data, ...notes, source }
}

/** Where there are more skills than a CV has room for, the others are named by their first words. */
function tooMany(texts: Map<Name, string>): string[] {
  return (Object.keys(FILES) as Name[]).flatMap((name) =>
    readCsv(texts.get(name) ?? '', FILES[name])
      .slice(MOST.entries, MOST.entries + MOST_TOLD)
      .map((row) =>
        [...row.values()].filter(Boolean).slice(0, 2).join(', ').slice(0, MOST.text).toWellFormed(),
      ),
  )
}

interface Notes {
  unread: string[]
  doubts: string[]
}

type Rows = (name: Name) => Row[]

function identityOf(rows: Rows, { unread }: Notes) {
  const profile = rows('Profile')[0] ?? new Map()
  const emails = rows('Email Addresses')
  const email = emails.find((row) => row.get('Primary') === 'Yes') ?? emails[0]
  const born = get(profile, 'Birth Date')
  if (born) unread.push(`Birth Date: ${born}`)
  return {
    first_name: get(profile, 'First Name'),
    last_name: get(profile, 'Last Name'),
    headline: get(profile, 'Headline'),
    email: email ? get(email, 'Email Address') : '',
    phone_number: get(rows('PhoneNumbers')[0] ?? new Map(), 'Number'),
    city: get(profile, 'Geo Location'),
    address: get(profile, 'Address'),
    driving_licence: '',
    photo: null,
    show_photo: false,
    links: sites(get(profile, 'Websites')),
  }
}

/** `[PORTFOLIO:https://exemple.test]` */
function sites(text: string) {
  return [...text.matchAll(/(?:\[|,)?([A-Z_]*):?(https?:\/\/[^\s,\]]+)/g)]
    .slice(0, 10)
    .map(([, label = '', url = '']) => ({ id: newId(), label: label.toLowerCase(), url }))
}

function summaryOf([profile]: Row[]): Section[] {
  const text = profile ? told(profile, 'Summary') : ''
  return text ? [{ ...head(), kind: 'summary', text }] : []
}

function sectionsOf(rows: Rows, { doubts }: Notes): Exclude<Section, { kind: 'summary' }>[] {
  return [
    {
      ...head(),
      kind: 'experience',
      entries: rows('Positions').map((row) => ({
        ...shown(),
        title: get(row, 'Title'),
        company: get(row, 'Company Name'),
        city: get(row, 'Location'),
        ...period(row),
        description: told(row, 'Description'),
      })),
    },
    {
      ...head(),
      kind: 'education',
      entries: rows('Education').map((row) => ({
        ...shown(),
        degree: get(row, 'Degree Name'),
        school: get(row, 'School Name'),
        city: '',
        ...period(row, 'Start Date', 'End Date'),
        is_current: false,
        description: told(row, 'Notes') + told(row, 'Activities'),
      })),
    },
    {
      ...head(),
      kind: 'skills',
      entries: rows('Skills').map((row) => ({ ...shown(), name: get(row, 'Name'), level: 0, group: '' })),
    },
    {
      ...head(),
      kind: 'languages',
      entries: rows('Languages').map((row) => {
        const said = get(row, 'Proficiency')
        const entry = { ...shown(), name: get(row, 'Name'), level: readLanguageLevel(said) }
        if (entry.level && !isExactLevel(said)) doubts.push(`${entry.id}.level`)
        return entry
      }),
    },
    {
      ...head(),
      kind: 'certificates',
      entries: rows('Certifications').map((row) => ({
        ...shown(),
        name: get(row, 'Name'),
        issuer: get(row, 'Authority'),
        date: readMoment(get(row, 'Started On')),
        url: address(get(row, 'Url')),
      })),
    },
    {
      ...head(),
      kind: 'projects',
      entries: rows('Projects').map((row) => ({
        ...shown(),
        name: get(row, 'Title'),
        role: '',
        url: address(get(row, 'Url')),
        ...period(row),
        description: told(row, 'Description'),
      })),
    },
    {
      ...head(),
      kind: 'volunteering',
      entries: rows('Volunteering').map((row) => ({
        ...shown(),
        role: get(row, 'Role'),
        organisation: get(row, 'Company Name'),
        city: '',
        ...period(row),
        description: told(row, 'Description'),
      })),
    },
  ]
}

function get(row: Row, name: string, most: number = MOST.text): string {
  return (row.get(name) ?? '').slice(0, most).toWellFormed()
}

/** In LinkedIn's files what has begun and has no end goes on. */
function period(row: Row, from = 'Started On', to = 'Finished On') {
  const [start, end] = [readMoment(get(row, from)), readMoment(get(row, to))]
  return { start, end, is_current: start !== '' && end === '' }
}

/** LinkedIn takes 2 600 characters; a text of marks and quotes alone is seven times as long once written as HTML. */
function told(row: Row, name: string): string {
  const [whole, start] = [0.8, 1 / 7].map((share) =>
    paragraphsHtml(lines(get(row, name, MOST.rich_text * share))),
  )
  return (whole && whole.length > MOST.rich_text ? start : whole) ?? ''
}

/** LinkedIn joins lines by two spaces. */
function lines(text: string): string[] {
  return text
    .split(/\n| {2,}/)
    .map((line) => line.trim())
    .filter(Boolean)
}

function address(text: string): string {
  return /^https?:\/\/\S+$/.test(text) && text.length <= MOST.url ? text : ''
}
