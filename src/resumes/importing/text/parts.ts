import { plainWords } from '#src/shared/phrases.ts'
import { headingOf, type Part } from './headings.ts'
import { type Flow, type Line, textOf } from './lines.ts'

/** The lines under one heading. */
export interface PartLines {
  part: Part
  /** The heading as it stands in the CV. */
  words: string
  lines: Line[]
}

const LONGEST_HEADING = 40

/** What stands before the first heading of each flow, and what under each heading; the same part may come twice. */
export function partsOf(flows: Flow[]): { head: Line[]; parts: PartLines[] } {
  const looks = headingLooks(flows.flat())
  const standing = flows.flat().filter((line) => headingOf(line) && standsOut(line))
  const doStandOut = standing.length >= 2
  // Where nearly all were written as headings, « Conférences » in bold is the name of something.
  const areWritten =
    doStandOut && standing.filter(({ isHeading }) => isHeading).length > standing.length * 0.7
  const told = new Set<Line>()
  const mayBegin = (line: Line) =>
    !told.has(line) && (areWritten ? line.isHeading : !doStandOut || standsOut(line))
  const apart = (line: Line) => {
    const [heading, rest] = headingApart(line)
    if (!rest) return [line]
    told.add(rest)
    return [heading, rest]
  }
  const areBeside = flows.flat().filter((line) => headingOf(line)).length < 2
  const head: Line[] = []
  const parts: PartLines[] = []
  for (const flow of flows) {
    let current: PartLines | null = null
    for (const line of areBeside ? flow.flatMap(apart) : flow) {
      const known = mayBegin(line) ? headingOf(line) : null
      if (known) current = { part: known.part, words: known.words, lines: [] }
      else if (mayBegin(line) && isUnknownHeading(line, looks, current))
        current = { part: 'custom', words: textOf(line), lines: [] }
      else {
        const lines: Line[] = current?.lines ?? head
        lines.push(line)
        continue
      }
      parts.push(current)
    }
  }
  return { head, parts }
}

/** « Prix » among skills is a skill: where headings look like headings, what looks like the text is text. */
function standsOut(line: Line): boolean {
  return line.isHeading || line.isStrong || isCapitals(textOf(line))
}

/** A heading that stands at the left of what it is about, and what stands beside it. */
function headingApart(line: Line): [Line, Line?] {
  const [first = '', ...others] = line.cells
  const heading = { ...line, cells: [first] }
  if (others.length === 0 || !headingOf(heading)) return [line]
  // Where a cell was empty, nothing says which place belongs to which heading.
  const places = line.places.length === line.cells.length ? line.places.slice(1) : []
  return [heading, { ...line, cells: others, places, isStrong: places[0]?.isStrong ?? false }]
}

/** Describes how the known headings of this CV look, so that unknown ones are found by it. */
function headingLooks(lines: Line[]): Set<string> {
  const looks = new Map<string, number>()
  for (const line of lines.filter((each) => headingOf(each)))
    looks.set(lookOf(line), (looks.get(lookOf(line)) ?? 0) + 1)
  return new Set([...looks].filter(([, count]) => count >= 2).map(([look]) => look))
}

/** Alone on its line, looking as the known headings do: a section that is called otherwise. */
function isUnknownHeading(line: Line, looks: Set<string>, current: PartLines | null): boolean {
  if (line.isHeading && current) return true
  if (!current || !line.isStrong || line.isBullet || line.cells.length !== 1) return false
  const text = textOf(line)
  const isShort = text.length <= LONGEST_HEADING && /\p{L}{3}/u.test(text) && !/[\d@]/.test(text)
  // Bold at the size of the text is how titles of posts look too.
  const isApart = line.size > 0 && looks.has(lookOf(line)) && (isCapitals(text) || line.size >= 12)
  return isShort && isApart && plainWords(text) !== ''
}

function lookOf(line: Line): string {
  return `${line.isStrong} ${Math.round(line.size * 2)} ${isCapitals(textOf(line))}`
}

export function isCapitals(text: string): boolean {
  return text === text.toLocaleUpperCase('fr') && /\p{L}{2}/u.test(text)
}
