import type { Run } from '../../shared/rich-text.ts'
import { cleaned, type Line, textOf } from './lines.ts'

const PLAIN = { strong: false, em: false, href: null }

/** The words of a line with what stands out of them; all plain where its letters are not those that the file marks. */
export function markedRuns(line: Line): Run[] {
  const text = textOf(line)
  if (!line.runs.some(isMarked)) return [{ text, ...PLAIN }]
  const marked = line.runs.flatMap((run) => lettersOf(run.text).map((letter) => ({ letter, run })))
  const count = lettersOf(text).length
  // The mark of a list stands before, and is no word of the line.
  const own = marked.slice(Math.max(0, marked.length - count))
  if (own.map(({ letter }) => letter).join('') !== lettersOf(text).join('')) return [{ text, ...PLAIN }]
  let at = 0
  return joinedRuns(
    [...text].map((character): Run => {
      const isBlank = /\s/.test(character)
      const { strong, em, href } = (isBlank ? between(own[at - 1], own[at]) : own[at]?.run) ?? PLAIN
      if (!isBlank) at += 1
      return { text: character, strong, em, href }
    }),
  )
}

/** Runs that look and lead alike are one; a space between two of them is theirs. */
export function joinedRuns(runs: Run[]): Run[] {
  const made: Run[] = []
  for (const run of runs) {
    const last = made.at(-1)
    if (last && isAlike(last, run)) last.text += run.text
    else made.push({ ...run })
  }
  return made
}

/** Joins two lines of one paragraph. */
export function withSpace(before: Run[], after: Run[]): Run[] {
  const [last, first] = [before.at(-1), after[0]]
  const marks = last && first && isAlike(last, first) ? last : PLAIN
  return joinedRuns([...before, { ...PLAIN, ...marks, text: ' ' }, ...after])
}

function isMarked({ strong, em, href }: Run): boolean {
  return strong || em || href !== null
}

function isAlike(one: Run, other: Run): boolean {
  return one.strong === other.strong && one.em === other.em && one.href === other.href
}

function between(before: { run: Run } | undefined, after: { run: Run } | undefined): Run | null {
  return before && after && isAlike(before.run, after.run) ? before.run : null
}

function lettersOf(text: string): string[] {
  return [...cleaned(text).replaceAll(/\s|\p{Co}|\ufe0f/gu, '')]
}
