import { KEPT } from '#src/content/privacy/shared/lengths.ts'
import { lateDays, silenceDays, stillLateDays } from '#src/reference/shared/delays.ts'

/** Where the list of the cookies stands in a text, which the site itself keeps true. */
export const COOKIES_MARK = '{cookies}'

/** What the marks of a text stand for: figures that the software itself decides, so that a text never says others. */
const VALUES = new Map<string, () => number>([
  ...Object.entries(KEPT).map(([name, value]) => [`{${name}}`, () => value] as const),
  ['{late_days}', lateDays],
  ['{still_late_days}', stillLateDays],
  ['{silence_days}', silenceDays],
])

/** Every mark that a text may have, for those who write one. */
export const TEXT_MARKS = [COOKIES_MARK, ...VALUES.keys()]

const MARK = /\{[a-z_]+\}/g

/** Returns the text with its figures in the place of their marks. */
export function withValues(html: string): string {
  return html.replaceAll(MARK, (mark) => String(VALUES.get(mark)?.() ?? mark))
}

/** Returns the marks of a text that nothing stands for. */
export function unknownMarks(html: string): string[] {
  return [...new Set(html.match(MARK))].filter((mark) => !TEXT_MARKS.includes(mark))
}
