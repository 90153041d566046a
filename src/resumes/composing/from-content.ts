import { escapeText } from '#src/shared/markup.ts'
import { DEFAULT_STYLE, type Period, type ResumeDocument } from '../shared/document.ts'
import type { ResumeContent } from '../shared/parts.ts'

type Sections = ResumeDocument['sections']
type Entries<Kind extends Sections[number]['kind']> = Extract<
  Sections[number],
  { kind: Kind; entries: unknown }
>['entries']
type Content = ResumeContent

const base = (id: string) => ({ id, heading: '', is_hidden: false })
const entry = (kind: string, index: number) => ({ id: `${kind}-${index + 1}`, is_hidden: false })
const NATIVE = 'langue maternelle'
const BULLET = /^\s*[-–•*]\s+/

/** A CV made of the profile as a built one, in the default style; what the profile does not know is left empty. */
export function documentFromContent(content: ResumeContent): ResumeDocument {
  const { person, title, headline } = content
  return {
    identity: {
      first_name: person.first_name,
      last_name: person.last_name,
      headline: title || headline,
      email: person.email,
      phone_number: person.phone_number ?? '',
      city: person.city ?? '',
      address: '',
      driving_licence: '',
      links: [],
      photo: null,
      show_photo: false,
    },
    sections: [
      { ...base('summary'), kind: 'summary', text: summaryOf(content) },
      { ...base('experience'), kind: 'experience', entries: experienceOf(content) },
      { ...base('education'), kind: 'education', entries: educationOf(content) },
      { ...base('skills'), kind: 'skills', entries: skillsOf(content) },
      { ...base('languages'), kind: 'languages', entries: languagesOf(content) },
    ],
    style: { ...DEFAULT_STYLE },
  }
}

/** What the profile says of the person, unless its title says it already. */
function summaryOf({ title, headline, description }: Content): string {
  return richTextOf([title && headline !== title ? headline : '', description].filter(Boolean).join('\n'))
}

function experienceOf({ experiences }: Content): Entries<'experience'> {
  return experiences.map((each, index) => ({
    ...entry('experience', index),
    title: each.title,
    company: each.company,
    city: each.city ?? '',
    ...periodOf(each.start, each.end),
    description: richTextOf(each.description),
  }))
}

function periodOf(start: string, end: string | null): Period {
  return { start, end: end ?? '', is_current: end === null }
}

function educationOf({ education }: Content): Entries<'education'> {
  return education.map(({ degree, school, year }, index) => ({
    ...entry('education', index),
    degree,
    school,
    city: '',
    description: '',
    start: '',
    end: String(year),
    is_current: false,
  }))
}

function skillsOf({ skills }: Content): Entries<'skills'> {
  return skills.map((name, index) => ({ ...entry('skill', index), name, level: 0, group: '' }))
}

/** The profile knows no level of the European Framework: what it says stands beside the name, and nothing more. */
function languagesOf({ languages }: Content): Entries<'languages'> {
  return languages.map(({ name, level }, index) => ({
    ...entry('language', index),
    name: level && level !== NATIVE ? `${name} (${level})` : name,
    level: level === NATIVE ? 'native' : '',
  }))
}

/** Reads each line as a paragraph, and lines that begin with a dash as a list. */
function richTextOf(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim())
  const made = lines.map((line) =>
    BULLET.test(line) ? `<li>${escapeText(line.replace(BULLET, ''))}</li>` : `<p>${escapeText(line)}</p>`,
  )
  return made.join('').replace(/(<li>.*?<\/li>)+(?!<li>)/g, '<ul>$&</ul>')
}
