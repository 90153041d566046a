import {
  DEFAULT_STYLE,
  type Identity,
  type ResumeDocument,
  type ResumeStyle,
  type Section,
  type SectionKind,
} from './document.ts'

/** Tells one part of a CV from another; two devices that add one each do not make the same. */
export function newId(): string {
  return Math.random().toString(36).slice(2, 12).padEnd(10, '0')
}

const EMPTY_IDENTITY: Identity = {
  first_name: '',
  last_name: '',
  headline: '',
  email: '',
  phone_number: '',
  city: '',
  address: '',
  driving_licence: '',
  links: [],
  photo: null,
  show_photo: false,
}

/** A new CV begins with the sections that nearly every CV has. */
const FIRST: SectionKind[] = ['summary', 'experience', 'education', 'skills', 'languages']

/** Makes a CV in which nothing is written yet. */
export function emptyDocument(style: Partial<ResumeStyle> = {}): ResumeDocument {
  return {
    identity: { ...EMPTY_IDENTITY },
    sections: FIRST.map(newSection),
    style: { ...DEFAULT_STYLE, ...style },
  }
}

export function newSection(kind: SectionKind): Section {
  const base = { id: newId(), heading: '', is_hidden: false }
  // Each kind of section has a list of its own, and all of them begin empty.
  return (kind === 'summary' ? { ...base, kind, text: '' } : { ...base, kind, entries: [] }) as Section
}

export type ListSection = Exclude<Section, { kind: 'summary' }>
export type Entry = ListSection['entries'][number]
type Entries = { [Kind in ListSection['kind']]: Extract<ListSection, { kind: Kind }>['entries'][number] }

const PERIOD = { start: '', end: '', is_current: false }

const EMPTY: { [Kind in ListSection['kind']]: Omit<Entries[Kind], 'id' | 'is_hidden'> } = {
  experience: { title: '', company: '', city: '', ...PERIOD, description: '' },
  education: { degree: '', school: '', city: '', ...PERIOD, description: '' },
  skills: { name: '', level: 0, group: '' },
  languages: { name: '', level: '' },
  interests: { name: '' },
  references: { name: '', position: '', company: '', email: '', phone_number: '', description: '' },
  certificates: { name: '', issuer: '', date: '', url: '' },
  projects: { name: '', role: '', url: '', ...PERIOD, description: '' },
  volunteering: { role: '', organisation: '', city: '', ...PERIOD, description: '' },
  links: { label: '', url: '' },
  custom: { title: '', subtitle: '', ...PERIOD, description: '' },
}

/** Makes an entry that holds only what is given, which may be nothing. */
export function newEntry<Kind extends ListSection['kind']>(
  kind: Kind,
  values: Partial<Entries[Kind]> = {},
): Entries[Kind] {
  return { id: newId(), is_hidden: false, ...EMPTY[kind], ...values } as Entries[Kind]
}
