import { headingOf, wordsOf } from './changes.ts'
import { type ResumeDocument, type Section, TEMPLATES } from './document.ts'
import { textOfHtml } from './rich-words.ts'

export type Side = 'mine' | 'theirs'

/** One part that two states of a CV do not say alike. */
export interface Difference {
  /** `identity`, `style`, or the id of a section. */
  part: string
  label: string
  /** In words; '' where this state does not have it. */
  mine: string
  theirs: string
  /** The one that was changed since both began; mine where both were. */
  suggested: Side
}

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
    return [{ part, label, mine: toldOf(here), theirs: toldOf(there), suggested } as const]
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
  return { identity: from('identity').identity, style: from('style').style, sections }
}

const partsOf = ({ sections }: ResumeDocument) => ['identity', 'style', ...sections.map(({ id }) => id)]

function partOf(cv: ResumeDocument, part: string): object | undefined {
  if (part === 'identity') return cv.identity
  return part === 'style' ? cv.style : cv.sections.find(({ id }) => id === part)
}

function labelOf(part: string, mine: ResumeDocument, theirs: ResumeDocument): string {
  if (part === 'identity') return 'Coordonnées'
  if (part === 'style') return 'Présentation'
  const section = [...mine.sections, ...theirs.sections].find(({ id }) => id === part)
  return section ? headingOf(section) : ''
}

function toldOf(part: object | null | undefined): string {
  if (!part) return ''
  if ('template' in part) {
    const { template, accent, font, size, spacing } = part as ResumeDocument['style']
    return [TEMPLATES[template].label, accent, font, size, spacing].join(', ')
  }
  if (!('kind' in part)) {
    const { links, photo: _photo, show_photo, ...names } = part as ResumeDocument['identity']
    const linkWords = links.map(({ label, url, is_hidden }) => told(label || url, is_hidden, 'masqué'))
    return [...Object.values(names), ...linkWords, show_photo && 'photo'].filter(Boolean).join(', ')
  }
  const section = part as Section
  const words =
    section.kind === 'summary'
      ? textOfHtml(section.text)
      : section.entries.map((entry) => told(wordsOf(entry), entry.is_hidden, 'masqué')).join('\n')
  return told(words || '(vide)', section.is_hidden, 'masquée')
}

/** Two states may say the same and differ by what is shown of it. */
function told(words: string, isHidden: boolean | undefined, hidden: string): string {
  return isHidden ? `(${hidden}) ${words}` : words
}

/** Whatever the order of their names: a row's is not the page's. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
}
