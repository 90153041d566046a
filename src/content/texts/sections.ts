import { cleanRichText } from '#src/content/rich-texts/clean.ts'
import { linesOf } from '#src/content/rich-texts/shared/lines.ts'
import { escapeText } from '#src/shared/markup.ts'
import { slugify } from '#src/shared/slugs.ts'
import type { TextSection } from './tables.ts'

const ANCHOR_MAX = 60

/**
 * Splits a text at its headings of the second level.
 * @param before the sections that it is made from: one keeps its anchor by its heading, or by its place when the heading alone is
 *   another
 * @returns null for a text that does not begin with a heading, or has an empty section
 */
export function splitSections(html: string, before: readonly TextSection[]): TextSection[] | null {
  const [start = '', ...parts] = cleanRichText(html).split('<h2>')
  if (linesOf(start).length > 0 || parts.length === 0) return null
  const split = parts.map((part) => {
    const [heading = '', body = ''] = part.split('</h2>', 2)
    return { title: linesOf(heading).join(' '), html: body.trim() }
  })
  if (split.some(({ title, html }) => title === '' || linesOf(html).length === 0)) return null
  const titles = new Set(split.map(({ title }) => title))
  const isSameLength = split.length === before.length
  const taken = new Set<string>()
  return split.map(({ title, html }, at) => {
    const earlier = before.find((each) => each.title === title)
    const inPlace = isSameLength && !titles.has(before[at]?.title ?? '') ? before[at] : undefined
    const id = unique(earlier?.id ?? inPlace?.id ?? slugify(title).slice(0, ANCHOR_MAX), taken)
    return { id, title, html }
  })
}

/** Two sections of one page never have the same anchor. */
function unique(wanted: string, taken: Set<string>): string {
  let id = wanted || 'partie'
  for (let number = 2; taken.has(id); number += 1) id = `${wanted || 'partie'}-${number}`
  taken.add(id)
  return id
}

/** Joins the sections to one text, as it is written. */
export function joinSections(sections: readonly TextSection[]): string {
  return sections.map(({ title, html }) => `<h2>${escapeText(title)}</h2>${html}`).join('')
}
