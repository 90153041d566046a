import { isSame } from '#src/shared/is-same.ts'
import { headingOf, IDENTITY_FIELDS, shownField, wordsOf } from './changes.ts'
import {
  ACCENT_WORDS,
  FONT_PAIRS,
  type Identity,
  type ResumeDocument,
  type ResumeStyle,
  type Section,
  SIZE_WORDS,
  SPACING_WORDS,
  TEMPLATES,
} from './document.ts'
import { textOfHtml } from './rich-words.ts'

export type Side = 'mine' | 'theirs'

/** One part that two states of a CV do not say alike. */
export interface Difference {
  /** `identity.city`, `style`, or the id of a section. */
  part: string
  label: string
  /** Each state's value is given in words, empty where the state does not have the part. */
  mine: string
  theirs: string
  /** The state that was changed since both began is proposed; where both were, it is the person's own. */
  suggested: Side
}

/** Each is chosen alone: who writes its city on one device and its title on another keeps both. */
const IDENTITY_PARTS: { part: string; label: string; fields: readonly (keyof Identity)[] }[] = [
  ...Object.entries(IDENTITY_FIELDS).map(([name, label]) => ({
    part: `identity.${name}`,
    label,
    fields: [name as keyof typeof IDENTITY_FIELDS],
  })),
  { part: 'identity.links', label: 'Liens des coordonnées', fields: ['links'] },
  { part: 'identity.photo', label: 'Photo', fields: ['photo', 'show_photo'] },
]

/** Where two states that began as `base` part, so that a person can choose of each. */
export function differencesBetween(
  base: ResumeDocument | null,
  mine: ResumeDocument,
  theirs: ResumeDocument,
): Difference[] {
  const parts = [...new Set([...partsOf(mine), ...partsOf(theirs)])]
  return parts.flatMap((part) => {
    const [here, there, before] = [mine, theirs, base].map((cv) => cv && partOf(cv, part))
    if (isSame(here, there)) return []
    const suggested = base && isSame(here, before) ? 'theirs' : 'mine'
    const label = labelOf(part, mine, theirs)
    return [{ part, label, mine: toldOf(mine, part), theirs: toldOf(theirs, part), suggested } as const]
  })
}

/** Each part from the state that was chosen; sections in the order of mine, those of theirs alone where they stood. */
export function merged(
  mine: ResumeDocument,
  theirs: ResumeDocument,
  sideOf: (part: string) => Side,
): ResumeDocument {
  const from = (part: string) => (sideOf(part) === 'mine' ? mine : theirs)
  const kept = mine.sections.flatMap((section) => {
    if (sideOf(section.id) === 'mine') return section
    return theirs.sections.find(({ id }) => id === section.id) ?? []
  })
  const known = new Set(mine.sections.map(({ id }) => id))
  const sections = theirs.sections.reduce((all, section, index) => {
    const isNew = !known.has(section.id) && sideOf(section.id) === 'theirs'
    return isNew ? all.toSpliced(Math.min(index, all.length), 0, section) : all
  }, kept)
  const chosen = IDENTITY_PARTS.map(({ part, fields }) => fieldsOf(from(part).identity, fields))
  const identity: Identity = Object.assign({ ...mine.identity }, ...chosen)
  return { identity, style: from('style').style, sections }
}

const partsOf = ({ sections }: ResumeDocument) => [
  ...IDENTITY_PARTS.map(({ part }) => part),
  'style',
  ...sections.map(({ id }) => id),
]

const identityPart = (name: string) => IDENTITY_PARTS.find(({ part }) => part === name)

function fieldsOf(identity: Identity, fields: readonly (keyof Identity)[]): Partial<Identity> {
  return Object.fromEntries(fields.map((name) => [name, identity[name]]))
}

function partOf(cv: ResumeDocument, part: string): object | undefined {
  const of = identityPart(part)
  if (of) return fieldsOf(cv.identity, of.fields)
  return part === 'style' ? cv.style : cv.sections.find(({ id }) => id === part)
}

function labelOf(part: string, mine: ResumeDocument, theirs: ResumeDocument): string {
  const of = identityPart(part)
  if (of) return of.label
  if (part === 'style') return 'Présentation'
  const section = [...mine.sections, ...theirs.sections].find(({ id }) => id === part)
  return section ? headingOf(section) : ''
}

function toldOf({ identity, style, sections }: ResumeDocument, part: string): string {
  if (part === 'style') return styleWords(style)
  const of = identityPart(part)
  if (of) return identityWords(identity, of.fields) || '(vide)'
  const section = sections.find(({ id }) => id === part)
  return section ? sectionWords(section) : ''
}

function styleWords({ template, accent, font, size, spacing }: ResumeStyle): string {
  const colour = (ACCENT_WORDS as Record<string, string>)[accent] ?? accent
  const words = [TEMPLATES[template].label, colour, FONT_PAIRS[font].label]
  return [...words, `taille\u00a0: ${SIZE_WORDS[size]}`, `espacement\u00a0: ${SPACING_WORDS[spacing]}`].join(
    ', ',
  )
}

function identityWords(identity: Identity, fields: readonly (keyof Identity)[]): string {
  if (fields.includes('links'))
    return identity.links
      .map(({ label, url, is_hidden }) => withHiddenMark(label || url, is_hidden, 'masqué'))
      .join(', ')
  if (!fields.includes('photo')) return fields.map((name) => shownField(name, identity[name])).join(', ')
  if (!identity.photo) return ''
  return identity.show_photo ? 'Une photo, montrée' : 'Une photo, masquée'
}

function sectionWords(section: Section): string {
  const words =
    section.kind === 'summary'
      ? textOfHtml(section.text)
      : section.entries.map((entry) => withHiddenMark(wordsOf(entry), entry.is_hidden, 'masqué')).join('\n')
  return withHiddenMark(words || '(vide)', section.is_hidden, 'masquée')
}

/** Two states may say the same and still differ by what they hide of it. */
function withHiddenMark(words: string, isHidden: boolean | undefined, hidden: string): string {
  return isHidden ? `(${hidden}) ${words}` : words
}
