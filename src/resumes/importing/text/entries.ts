import type { Period } from '../../shared/document.ts'
import { addressIn } from './contact-links.ts'
import { type Dated, isOnlyDates, readPeriod, stripped } from './dates.ts'
import { isCompany, isDegree, isSchool, isState, isTitle, isTown } from './lexicon.ts'
import { type Line, textOf } from './lines.ts'
import { proseOf } from './prose.ts'

/** What was read of a post, a course, a project: what it is, whose, where, when, and what is told of it. */
export interface ReadEntry extends Period {
  what: string
  whose: string
  city: string
  description: string
  /** The value is empty where the text says none. */
  url: string
  /** Names those of `what` and `whose` that were guessed by their place. */
  isGuess: boolean
}

interface Words {
  isWhat: (text: string) => boolean
  isWhose: (text: string) => boolean
  /** A line of nothing but an address is a field of its own. */
  hasUrl?: true
}

export const POSTS: Words = { isWhat: isTitle, isWhose: isCompany }
export const PROJECTS: Words = { ...POSTS, hasUrl: true }
export const COURSES: Words = { isWhat: isDegree, isWhose: isSchool }

const LONGEST_HEADER = 110
const ONLY_ADDRESS = /^(?:https?:\/\/|www\.)?(?:[\w-]+\.)+[a-z]{2,10}(?:\/\S*)?$/i
const NO_PERIOD: Period = { start: '', end: '', is_current: false }

/** The entries of a section: each begins near its dates, at the line where the first one of the section begins. */
export function readEntries(lines: Line[], words: Words): ReadEntry[] {
  const anchors = anchorsOf(lines)
  if (anchors.length === 0) return undated(lines).map((group) => readEntry(group, words))
  const starts = startsOf(lines, anchors)
  return starts.map((start, index) => readEntry(lines.slice(start, starts[index + 1] ?? lines.length), words))
}

/** The lines that date an entry, not one that a sentence mentions a year in. */
function anchorsOf(lines: Line[]): number[] {
  return lines.flatMap((line, index) => {
    if (line.isBullet && !isDatedItem(line)) return []
    const dated = line.cells.some((cell) => isOnlyDates(cell))
    const short = textOf(line).length <= LONGEST_HEADER && readPeriod(textOf(line)) !== null
    if (!dated && !(short && isHeaderLike(line))) return []
    return [index]
  })
}

/** « • 2019 – 2021 : Comptable, Cabinet Ravo » */
function isDatedItem(line: Line): boolean {
  const text = textOf(line)
  const dated = readPeriod(text)
  return dated !== null && text.length <= LONGEST_HEADER && (dated.isFirst || dated.isRange)
}

/** A year at an end of a line dates it; within a sentence it does not. */
function isHeaderLike(line: Line): boolean {
  const text = textOf(line)
  const dated = readPeriod(text)
  if (!dated) return false
  if (line.isStrong || dated.period.end || dated.period.is_current)
    return !/[.!?]$/.test(text) || line.isStrong
  return /^\W*(?:\p{L}+\.?\s+)?(?:\d{1,2}\/)?\d{4}/u.test(text) || /\d{4}\W*$/.test(text)
}

function startsOf(lines: Line[], anchors: number[]): number[] {
  const [first = 0] = anchors
  // Before the first dates stand the title and the employer, or nothing; the same before the others.
  const usual = first <= 3 ? first : 0
  const starts: number[] = []
  for (const [index, anchor] of anchors.entries()) {
    const floor = index === 0 ? 0 : (anchors[index - 1] ?? 0) + 1
    starts.push(index === 0 && first <= 3 ? 0 : startBefore(lines, anchor, Math.max(floor, anchor - usual)))
  }
  // A line of text above the first dates that are far away begins an entry of its own.
  return [...new Set(first > 3 ? [0, ...starts] : starts)].sort((one, other) => one - other)
}

/** Never across an item of a list, and at the line that stands apart where there is one. */
function startBefore(lines: Line[], anchor: number, earliest: number): number {
  let start = anchor
  for (let at = anchor - 1; at >= earliest; at -= 1) {
    const line = lines[at]
    if (!line || line.isBullet || textOf(line).length > LONGEST_HEADER) break
    // A line that ends a sentence belongs to what came before.
    if (/[.;]$/.test(textOf(line)) && !line.isStrong) break
    start = at
    if (line.hasGap && at < anchor) break
  }
  return start
}

/** Without dates there is one entry for each line that stands apart, or for each item of a list. */
function undated(lines: Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const isLong = textOf(line).length > LONGEST_HEADER
    if (
      !last ||
      (!isLong && (line.isStrong || line.hasGap) && last.length > 1) ||
      (line.isBullet && last.every((each) => each.isBullet))
    )
      groups.push([line])
    else last.push(line)
  }
  return groups
}

function readEntry(lines: Line[], words: Words): ReadEntry {
  let period: Period | null = null
  const parts: string[] = []
  let used = 0
  for (const [index, line] of lines.entries()) {
    const hasDates = !period && readPeriod(textOf(line)) !== null
    if (index > 0 && words.hasUrl && !hasDates && ONLY_ADDRESS.test(textOf(line))) break
    // The post and the employer are known by then, so the rest describes the entry.
    if (!hasDates && index > 0 && (line.isBullet || parts.length >= 2 || !isHeader(line, parts))) {
      if (
        period ||
        !lines.slice(index).some((each, at) => at < 2 && each.cells.some((cell) => isOnlyDates(cell)))
      )
        break
    }
    const isFirst = parts.length === 0 && (line.isStrong || isOnlyDates(line.cells[0] ?? ''))
    const isTitle = isFirst && isPlaceLine(lines[index + 1], period !== null || hasDates, words)
    for (const cell of line.cells) {
      const dated: Dated | null = period ? null : readPeriod(cell)
      period ??= dated?.period ?? null
      const said = dated ? dated.rest : cell
      if (isTitle && said) parts.push(stripped(said))
      else parts.push(...leadApart(said, line.lead, words))
    }
    used = index + 1
  }
  const [next, ...rest] = lines.slice(used)
  const url = words.hasUrl && next && ONLY_ADDRESS.test(textOf(next)) ? addressIn(next, textOf(next)) : ''
  const description = proseOf(url ? rest : lines.slice(used))
  return { ...(period ?? NO_PERIOD), ...rolesOf(parts, words), description, url }
}

function isHeader(line: Line, parts: string[]): boolean {
  const text = textOf(line)
  if (text.length > LONGEST_HEADER || /[.!]$/.test(text)) return false
  return parts.length < 2 || line.isStrong
}

/** « Cabinet Ravo, Antsirabe » under a title: no comma of the title parts it from its employer. */
function isPlaceLine(line: Line | undefined, isDated: boolean, words: Words): boolean {
  if (!line || line.isBullet || !isHeader(line, [])) return false
  const cells = line.cells.filter((cell) => !isOnlyDates(cell))
  // A line with dates of its own begins the next entry.
  if (cells.length !== 1 || (isDated && readPeriod(textOf(line)))) return false
  const said = partsOf(readPeriod(cells[0] ?? '')?.rest ?? cells[0] ?? '', words)
  const others = said.filter((part) => !isTown(part))
  return others.length > 0 && (others.length < said.length || words.isWhose(others[0] ?? ''))
}

/** « **Comptable, paie** , Cabinet Ravo »: what stands in bold before the rest is one part. */
function leadApart(text: string, lead: string, words: Words): string[] {
  const isLead = /\p{L}{2}/u.test(lead) && !/:\s*$/.test(lead) && text.startsWith(lead.trim())
  const others = isLead ? partsOf(stripped(text.slice(lead.trim().length)), words) : []
  const isApart = others.some((part) => !isTown(part))
  return isApart ? [stripped(lead), ...others] : partsOf(text, words)
}

/** « Comptable, Cabinet Ravo, Antsirabe » in its parts; words that belong together stay so. */
function partsOf(text: string, { isWhat, isWhose }: Words): string[] {
  const bold = text
    .split(/\s*[|•·/](?=\s)\s*|\s+[–—-]\s+|\s+@\s+|\s+(?:chez|at)\s+/iu)
    .filter((part) => stripped(part))
  return bold.flatMap((part) => {
    const [head = '', ...tail] = withStates(part.split(/\s*,\s+/))
    if (tail.length === 0) return townApart(stripped(part))
    const [last = ''] = tail.slice(-1)
    const isTownLast = isTown(last)
    const middle = isTownLast ? tail.slice(0, -1) : tail
    // « Licence en gestion, option finance » is one; « Comptable, Cabinet Ravo » is two.
    const isPair =
      middle.length > 0 && (isWhose(middle.join(', ')) || (isWhat(head) && !isWhose(head)) || isWhose(head))
    // « Licence en gestion, option finance, Université d’Ambohitsoa »: the school begins where one is named.
    const at = isWhose(head) ? 0 : Math.max(0, middle.findIndex(isWhose))
    const said = isPair
      ? [[head, ...middle.slice(0, at)].join(', '), middle.slice(at).join(', ')]
      : [[head, ...middle].join(', ')]
    return [...said, ...(isTownLast ? [last] : [])].map(stripped)
  })
}

/** « Mountain View, CA » is one place rather than two. */
function withStates(parts: string[]): string[] {
  const [state = ''] = parts.slice(-1)
  if (parts.length < 3 || !isState(state)) return parts
  return [...parts.slice(0, -2), parts.slice(-2).join(', ')]
}

/** « Cabinet Ravo (Antsirabe) » */
function townApart(text: string): string[] {
  const [, before = '', town = ''] = /^(.+?)\s*\(([^()]{3,40})\)$/.exec(text) ?? []
  return town && isTown(town) ? [stripped(before), town] : [text].filter(Boolean)
}

function rolesOf(parts: string[], { isWhat, isWhose }: Words) {
  const towns = parts.filter((part) => isTown(part))
  const [one = '', two = '', ...more] = parts.filter((part) => !towns.includes(part))
  const says = (text: string) => Number(isWhat(text)) - Number(isWhose(text))
  const isTurned = two !== '' && says(two) > says(one)
  const [what, whose] = isTurned ? [two, one] : [one, two]
  const alone = two === '' && isWhose(one) && !isWhat(one)
  return {
    what: alone ? '' : what,
    whose: alone ? one : [whose, ...more].filter(Boolean).join(', '),
    city: towns[0] ?? '',
    isGuess: says(one) === says(two) || (two === '' && !alone),
  }
}
