import { formatPhone } from '#src/shared/phone.ts'
import {
  LANGUAGE_LEVEL_WORDS,
  type LanguageEntry,
  type Period,
  type ReferenceEntry,
  SECTION_HEADINGS,
  type Section,
  type SectionKind,
  SKILL_LEVELS,
  type SkillEntry,
} from '../shared/document.ts'
import { languagePair } from '../shared/levels.ts'
import { formatPeriod, moment, shownUrl } from '../shared/words.ts'
import { isWebLink } from './links.ts'
import { type Block, readRichText } from './rich-text.ts'
import { printable, type TypedText, typed } from './typed-text.ts'

/** Twelve kinds of sections, in the five shapes that a template draws. */
export type PrintedSection = { id: string; kind: SectionKind; heading: TypedText } & (
  | { shape: 'text'; blocks: Block[] }
  | { shape: 'entries'; entries: PrintedEntry[] }
  | { shape: 'skills'; groups: { label: TypedText; skills: PrintedSkill[] }[] }
  | { shape: 'pairs'; pairs: { label: TypedText; text: TypedText; href: string }[] }
  | { shape: 'list'; items: TypedText[] }
)

/** Something done somewhere at some time. */
interface PrintedEntry {
  id: string
  title: TypedText
  /** The place and the organisation. */
  place: TypedText
  dates: string
  href: string
  /** The address that `href` leads to, as it is read. */
  address: TypedText
  blocks: Block[]
}

interface PrintedSkill {
  text: TypedText
  /** The level goes from 1 to 4; 0 says nothing. */
  level: number
  level_words: string
}

type Shaped = PrintedSection extends infer One
  ? One extends PrintedSection
    ? Omit<One, 'id' | 'kind' | 'heading'>
    : never
  : never

/** What is shown of the sections, in their order; one without anything to show is not there. */
export function printedSections(sections: Section[]): PrintedSection[] {
  return sections
    .filter(({ is_hidden }) => !is_hidden)
    .map((section) => {
      const heading = typed(section.heading)
      return {
        id: section.id,
        kind: section.kind,
        heading: heading.length > 0 ? heading : SECTION_HEADINGS[section.kind],
        ...shaped(section),
      } as PrintedSection
    })
    .filter((section) => !isEmpty(section))
}

function shaped(section: Section): Shaped {
  switch (section.kind) {
    case 'summary':
      return { shape: 'text', blocks: readRichText(section.text) }
    case 'skills':
      return { shape: 'skills', groups: groupsOf(shown(section.entries)) }
    case 'languages':
      return { shape: 'pairs', pairs: pairsOf(shown(section.entries).map(printedLanguage)) }
    case 'interests':
      return {
        shape: 'list',
        items: shown(section.entries)
          .map(({ name }) => typed(name))
          .filter(isSaid),
      }
    case 'links':
      return { shape: 'pairs', pairs: pairsOf(shown(section.entries).map(linkPair)) }
    default:
      return { shape: 'entries', entries: entriesOf(section).filter(saysSomething) }
  }
}

type WithEntries = Exclude<Section, { kind: 'summary' | 'skills' | 'languages' | 'interests' | 'links' }>

function entriesOf(section: WithEntries): PrintedEntry[] {
  switch (section.kind) {
    case 'experience':
      return shown(section.entries).map((each) => entry(each, each.title, [each.company, each.city]))
    case 'education':
      return shown(section.entries).map((each) => entry(each, each.degree, [each.school, each.city]))
    case 'projects':
      return shown(section.entries).map((each) => entry(each, each.name, [each.role]))
    case 'volunteering':
      return shown(section.entries).map((each) => entry(each, each.role, [each.organisation, each.city]))
    case 'custom':
      return shown(section.entries).map((each) => entry(each, each.title, [each.subtitle]))
    case 'certificates':
      return shown(section.entries).map(({ id, name, issuer, date, url }) => ({
        ...entry({ id, url }, name, [issuer]),
        dates: moment(date),
      }))
    case 'references':
      return shown(section.entries).map(referenceEntry)
  }
}

function entry(
  rest: { id: string } & Partial<Period> & { url?: string; description?: string },
  title: string,
  place: string[],
): PrintedEntry {
  const { id, start = '', end = '', is_current = false, url = '', description = '' } = rest
  const where = place.map(printable).filter(Boolean).join(', ')
  const address = shownUrl(url)
  return {
    id,
    // An entry without a title is called by its organisation.
    title: typed(title || where),
    place: title ? typed(where) : '',
    dates: formatPeriod({ start, end, is_current }),
    href: isWebLink(url) ? url : '',
    address: typed(address),
    blocks: readRichText(description),
  }
}

function referenceEntry(each: ReferenceEntry): PrintedEntry {
  const reached = [printable(each.email), formatPhone(printable(each.phone_number))].filter(Boolean)
  const made = entry(each, each.name, [each.position, each.company])
  if (reached.length === 0) return made
  const line: Block = { kind: 'text', runs: [{ text: typed(reached.join(' · ')) }] }
  return { ...made, blocks: [line, ...made.blocks] }
}

/** Skills of one group stand together, in the order of their first; those of none have an empty label. */
function groupsOf(entries: SkillEntry[]) {
  const groups = new Map<string, PrintedSkill[]>()
  for (const { name, level, group } of entries) {
    const skill = { text: typed(name), level, level_words: SKILL_LEVELS[level] ?? '' }
    if (skill.text.length === 0) continue
    const label = printable(group)
    groups.set(label, [...(groups.get(label) ?? []), skill])
  }
  return [...groups].map(([label, skills]) => ({ label: typed(label), skills }))
}

/** « Français (courant) », as a profile has it, is a language and its level too. */
function printedLanguage(entry: LanguageEntry) {
  const { language, words: said } = languagePair(entry)
  const words = said.charAt(0).toLocaleUpperCase('fr') + said.slice(1)
  const text = entry.level ? LANGUAGE_LEVEL_WORDS[entry.level] : typed(words)
  return { label: typed(language), text, href: '' }
}

function linkPair({ label, url }: { label: string; url: string }) {
  return { label: typed(label), text: typed(shownUrl(url)), href: isWebLink(url) ? url : '' }
}

function shown<Entry extends { is_hidden: boolean }>(entries: Entry[]): Entry[] {
  return entries.filter(({ is_hidden }) => !is_hidden)
}

const isSaid = (text: TypedText) => text.length > 0

function pairsOf<Pair extends { label: TypedText; text: TypedText }>(pairs: Pair[]): Pair[] {
  return pairs.filter(({ label, text }) => isSaid(label) || isSaid(text))
}

function saysSomething({ title, dates, address, blocks }: PrintedEntry): boolean {
  return title.length + dates.length + address.length + blocks.length > 0
}

function isEmpty(section: PrintedSection): boolean {
  switch (section.shape) {
    case 'text':
      return section.blocks.length === 0
    case 'entries':
      return section.entries.length === 0
    case 'skills':
      return section.groups.length === 0
    case 'pairs':
      return section.pairs.length === 0
    case 'list':
      return section.items.length === 0
  }
}
