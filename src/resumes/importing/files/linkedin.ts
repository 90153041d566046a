import { decodeText } from '#src/platform/files/contents/decode-text.ts'
import { DEFAULT_STYLE, DOCUMENT_LIMITS as MOST, type Section } from '../../shared/document.ts'
import { resumeDocument } from '../../shared/document-schema.ts'
import { newEntry, newId } from '../../shared/new-parts.ts'
import { type ReadFile, Unreadable } from '../reading.ts'
import { readCsv } from './csv.ts'
import { linkedinLanguage } from './linkedin-levels.ts'
import { LinkedinRow } from './linkedin-rows.ts'
import { unzipWanted } from './zip.ts'

/** Each file of the archive that is about a career, with a column by which its line of names is known. */
const FILES = {
  Profile: /^First Name$/,
  'Profile Summary': /^Profile Summary$/,
  Positions: /^Company Name$/,
  Education: /^School Name$/,
  Skills: /^Name$/,
  Languages: /^Name$/,
  Certifications: /^Name$/,
  Projects: /^Title$/,
  Volunteering: /^Company Name$/,
  Honors: /^Title$/,
  Courses: /^Name$/,
  Publications: /^(?:Name|Title)$/,
  Patents: /^(?:Name|Title)$/,
  'Test Scores': /^(?:Name|Title)$/,
  Organizations: /^Name$/,
  'Causes You Care About': /Cause/,
  Recommendations_Received: /^(?:First Name|Text)$/,
  'Email Addresses': /^Email Address$/,
  PhoneNumbers: /^Number$/,
  'Whatsapp Phone Numbers': /^Number$/,
}

/** A CV has no sections of these kinds, so they are sections of its own with these headings. */
const FREE = {
  Honors: 'Distinctions',
  Courses: 'Cours suivis',
  Publications: 'Publications',
  Patents: 'Brevets',
  'Test Scores': 'Résultats d’examens',
  Organizations: 'Organisations',
  'Causes You Care About': 'Causes soutenues',
} as const

/** So many rows of one file are named as left aside. */
const MOST_TOLD = 200
const MOST_LINKS = 10

type Name = keyof typeof FILES
type Rows = (name: Name) => LinkedinRow[]

const head = () => ({ id: newId(), heading: '', is_hidden: false })
const shown = () => ({ id: newId(), is_hidden: false })

/** LinkedIn's archive of a person's data (ZIP of CSV files). @throws Unreadable when it is none */
export function readLinkedin(bytes: Uint8Array): ReadFile {
  const texts = textsOf(bytes)
  const unread: string[] = []
  const read = new Map<Name, LinkedinRow[]>()
  for (const [name, text] of texts) {
    const [kept, others] = parted(readCsv(text, FILES[name]))
    read.set(
      name,
      kept.map((row) => new LinkedinRow(row, unread)),
    )
    unread.push(...others)
  }
  const rows: Rows = (name) => read.get(name) ?? []
  if (rows('Profile').length === 0 && rows('Positions').length === 0) throw new Unreadable('unknown')
  const identity = identityOf(rows, unread)
  const all = [...summaryOf(rows), ...sectionsOf(rows), ...freeSections(rows)]
  const sections = all.filter((section) => section.kind === 'summary' || section.entries.length > 0)
  for (const row of [...read.values()].flat()) row.leaveOthers()
  const document = resumeDocument.safeParse({ identity, sections, style: DEFAULT_STYLE })
  if (!document.success) throw new Unreadable('too_complex')
  const source = [...texts].map(([name, text]) => `${name}\n${text.trim()}`).join('\n\n')
  return { document: document.data, unread, doubts: [], source }
}

/** The files that are about a career; LinkedIn sends several archives, which some people pack together. */
function textsOf(bytes: Uint8Array): Map<Name, string> {
  const wanted = new Map((Object.keys(FILES) as Name[]).map((name) => [plainName(`${name}.csv`), name]))
  const nameOf = (path: string) => wanted.get(plainName(path.split('/').at(-1) ?? ''))
  const files = unzipWanted(bytes, (path) => nameOf(path) !== undefined || /\.zip$/i.test(path))
  const inner = [...files].filter(([path]) => nameOf(path) === undefined)
  const others = inner.flatMap(([, zip]) => [...unzipWanted(zip, (path) => nameOf(path) !== undefined)])
  const texts = new Map<Name, string>()
  for (const [path, file] of [...files, ...others]) {
    const name = nameOf(path)
    if (name && !texts.has(name)) texts.set(name, decodeText(file))
  }
  return texts
}

/** « Test_Scores.csv », « TestScores.csv » and the « Test Scores (1).csv » of a second download are the same file. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/ ?\(\d+\)(?=\.csv$)/, '')
    .replaceAll(/[ _]/g, '')
}

/** Where there are more skills than a CV has room for, the others are named by their first words. */
function parted(rows: Map<string, string>[]): [Map<string, string>[], string[]] {
  const others = rows
    .slice(MOST.entries, MOST.entries + MOST_TOLD)
    .map((row) => [...row.values()].filter(Boolean).slice(0, 2).join(', ').slice(0, MOST.text).toWellFormed())
  return [rows.slice(0, MOST.entries), others]
}

function identityOf(rows: Rows, unread: string[]) {
  const [profile = new LinkedinRow(new Map(), unread)] = rows('Profile')
  const emails = rows('Email Addresses')
  const email = emails.find((row) => row.is('Primary', 'Yes')) ?? emails[0]
  const [phone] = [...rows('PhoneNumbers'), ...rows('Whatsapp Phone Numbers')]
  const links = profile.sites('Websites')
  unread.push(...links.slice(MOST_LINKS).map(({ url }) => url))
  return {
    first_name: profile.text('First Name'),
    last_name: profile.text('Last Name'),
    headline: profile.text('Headline'),
    email: email?.text('Email Address') ?? '',
    phone_number: phone?.phone('Number') ?? '',
    city: profile.text('Geo Location'),
    address: profile.text('Address'),
    driving_licence: '',
    photo: null,
    show_photo: false,
    links: links.slice(0, MOST_LINKS),
  }
}

function summaryOf(rows: Rows): Section[] {
  const [text] = [
    ...rows('Profile').map((row) => row.rich(['Summary'])),
    ...rows('Profile Summary').map((row) => row.rich(['Profile Summary'])),
  ].filter(Boolean)
  return text ? [{ ...head(), kind: 'summary', text }] : []
}

/** What only LinkedIn has lists of. */
function freeSections(rows: Rows): Extract<Section, { kind: 'custom' }>[] {
  return (Object.keys(FREE) as (keyof typeof FREE)[]).map((name) => ({
    ...head(),
    heading: FREE[name],
    kind: 'custom',
    entries: rows(name).map((row) =>
      newEntry('custom', {
        title: row.text('Title', 'Name', 'Supported Cause'),
        subtitle: row.text('Publisher', 'Number', 'Score', 'Position', 'Issuer'),
        start: row.moment('Issued On', 'Published On', 'Date', 'Started On'),
        end: row.moment('Finished On'),
        description: row.rich(['Description'], 'Url'),
      }),
    ),
  }))
}

function sectionsOf(rows: Rows): Exclude<Section, { kind: 'summary' }>[] {
  return [
    {
      ...head(),
      kind: 'experience',
      entries: rows('Positions').map((row) => ({
        ...shown(),
        title: row.text('Title'),
        company: row.text('Company Name'),
        city: row.text('Location'),
        ...row.period(),
        description: row.rich(['Description']),
      })),
    },
    {
      ...head(),
      kind: 'education',
      entries: rows('Education').map((row) => ({
        ...shown(),
        degree: row.text('Degree Name'),
        school: row.text('School Name'),
        city: '',
        ...row.period('Start Date', 'End Date'),
        is_current: false,
        description: row.rich(['Notes', 'Activities']),
      })),
    },
    {
      ...head(),
      kind: 'skills',
      entries: rows('Skills').map((row) => ({ ...shown(), name: row.text('Name'), level: 0, group: '' })),
    },
    {
      ...head(),
      kind: 'languages',
      entries: rows('Languages').map((row) => ({
        ...shown(),
        ...linkedinLanguage(row.text('Name'), row.text('Proficiency')),
      })),
    },
    {
      ...head(),
      kind: 'certificates',
      entries: rows('Certifications').map((row) => ({
        ...shown(),
        name: row.text('Name'),
        issuer: row.text('Authority'),
        date: row.moment('Started On'),
        url: row.url('Url'),
      })),
    },
    {
      ...head(),
      kind: 'projects',
      entries: rows('Projects').map((row) => ({
        ...shown(),
        name: row.text('Title'),
        role: '',
        url: row.url('Url'),
        ...row.period(),
        description: row.rich(['Description']),
      })),
    },
    {
      ...head(),
      kind: 'volunteering',
      entries: rows('Volunteering').map((row) => ({
        ...shown(),
        role: row.text('Role'),
        organisation: row.text('Company Name'),
        city: '',
        ...row.period(),
        description: row.rich(['Description']),
      })),
    },
  ]
}
