import type { ResumeDocument, Section } from '../shared/document.ts'
import { plainText } from '../shared/rich-text.ts'
import { basicsOf, readBasics } from './basics.ts'
import { differing, OWN_KEY } from './complement.ts'
import { StandardReader } from './reader.ts'
import { type Item, isStandard, standardOf } from './standard.ts'

/** The version of `x-asafidy` tells a later form of it from this one. */
const FORM = 1

/** A CV as JSON Resume 1.0.0. What that has no field for, or must not show, stands under `x-asafidy`. */
export function writeJsonResume(document: ResumeDocument): Item {
  const summary = summaryOf(document)
  const basics = basicsOf(document.identity, summary ? plainText(summary.text) : '')
  const lists: Record<string, Item[]> = {}
  const sections = document.sections.map((section) => writeSection(section, summary, lists))
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics,
    ...lists,
    meta: { version: 'v1.0.0' },
    [OWN_KEY]: {
      form: FORM,
      identity: differing(readBasics(new StandardReader(), basics), document.identity),
      sections,
      style: document.style,
    },
  }
}

/** Returns the summary that stands in `basics`, because JSON Resume has one alone. */
function summaryOf({ sections }: Pick<ResumeDocument, 'sections'>) {
  return sections.find((section) => section.kind === 'summary' && !section.is_hidden) as
    | Extract<Section, { kind: 'summary' }>
    | undefined
}

/** What is hidden on the CV is shown by no other program: it stands whole in our part. */
function writeSection(section: Section, summary: Section | undefined, lists: Record<string, Item[]>): Item {
  const { id, kind, heading, is_hidden } = section
  const head = { id, kind, heading, is_hidden }
  if (section.kind === 'summary')
    return { ...head, text: section.text, ...(section === summary && { is_basics: true }) }
  if (is_hidden || !isStandard(kind)) return { ...head, entries: section.entries }
  const { list, write, read } = standardOf(kind)
  const entries = section.entries.map((entry) => {
    if (entry.is_hidden) return entry
    const item = write({ ...entry })
    const { id: entryId, is_hidden: _, ...said } = entry
    const own = { id: entryId, ...differing(read(new StandardReader(), item), said) }
    lists[list] = [...(lists[list] ?? []), { ...item, [OWN_KEY]: own }]
    return entryId
  })
  return { ...head, entries }
}
