import { headingOf } from '#src/resumes/shared/changes.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { wordKey } from '#src/shared/phrases.ts'

/** Part of what was read that is likely, not sure, with the lines of the file that it was read of. */
export interface Doubt {
  /** `identity`, or the id of an entry. */
  id: string
  /** « Expériences, Soudeur » */
  place: string
  fields: string[]
  lines: { text: string; isMeant: boolean }[]
}

export type Values = Record<string, unknown>

/** A thing's place in the file is known by these texts. */
const TELLING = ['title', 'company', 'degree', 'school', 'name', 'start', 'end']
const TELLING_PERSON = ['first_name', 'last_name', 'headline', 'email']
/** The lines of one thing stand no further apart than this. */
const REACH = 2

/** Lists what of a reading is to be confirmed, in the order of the CV. */
export function doubtsOf({ identity, sections }: ResumeDocument, paths: string[], source: string): Doubt[] {
  const fields = Map.groupBy(paths, (path) => path.split('.')[0] ?? '')
  const lines = source.split('\n').filter((line) => line.trim())
  const about = (id: string, place: string, values: Values, telling: string[]): Doubt[] => {
    const names = fields.get(id)?.map((path) => path.split('.')[1] ?? '')
    if (!names) return []
    return [{ id, place, fields: names, lines: linesAbout(lines, wordsOf(values, telling)) }]
  }
  return [
    ...about('identity', 'Coordonnées', { ...identity }, TELLING_PERSON),
    ...sections.flatMap((section) =>
      section.kind === 'summary'
        ? []
        : section.entries.flatMap((entry) => {
            const values: Values = { ...entry }
            const name = ['title', 'degree', 'name', 'company', 'school']
              .map((key) => values[key])
              .find(Boolean)
            const place = [headingOf(section), name].filter(Boolean).join(', ')
            return about(entry.id, place, values, TELLING)
          }),
    ),
  ]
}

/** Returns what a part says now; null once it was removed. */
export function valuesOf({ identity, sections }: ResumeDocument, id: string): Values | null {
  if (id === 'identity') return { ...identity }
  const entries = sections.flatMap((section) => (section.kind === 'summary' ? [] : [...section.entries]))
  const entry = entries.find((each) => each.id === id)
  return entry ? { ...entry } : null
}

/** A date is looked for by its year, which every file writes alike. */
function wordsOf(values: Values, telling: string[]): string[] {
  return telling.flatMap((key) => {
    const value = values[key]
    if (typeof value !== 'string' || value === '') return []
    return wordKey(key === 'start' || key === 'end' ? value.slice(0, 4) : value)
  })
}

/** The lines that say the most of these words near one another, and the one after them. */
function linesAbout(lines: string[], words: string[]): Doubt['lines'] {
  const said = lines.map((line) => words.filter((word) => wordKey(line).includes(word)))
  let [best, at] = [0, -1]
  for (const [index, own] of said.entries()) {
    const near = new Set(said.slice(Math.max(0, index - REACH), index + REACH + 1).flat())
    // The line that says more of them itself is the one in the middle.
    const score = own.length === 0 ? 0 : near.size * 10 + own.length
    if (score > best) [best, at] = [score, index]
  }
  if (at < 0) return []
  // From the middle outwards, each line that says something more.
  const [meant, told] = [new Set<number>(), new Set<string>()]
  const near = said.map((_, index) => index).filter((index) => Math.abs(index - at) <= REACH)
  for (const index of near.toSorted((one, two) => Math.abs(one - at) - Math.abs(two - at))) {
    const more = said[index]?.filter((word) => !told.has(word)) ?? []
    if (more.length > 0) meant.add(index)
    for (const word of more) told.add(word)
  }
  const [from, to] = [Math.min(...meant), Math.max(...meant)]
  return lines.slice(from, to + 2).map((text, offset) => ({ text, isMeant: meant.has(from + offset) }))
}
