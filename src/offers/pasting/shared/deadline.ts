import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { folded, type Piece } from './pieces.ts'

const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^fe[bv]/,
  /^ma(?:rs|rtsa)/,
  /^a[vp]r/,
  /^m(?:ai|ey)/,
  /^j(?:uin|ona)/,
  /^j(?:uil|olay)/,
  /^ao(?:ut|gositra)/,
  /^sept/,
  /^o[ck]t/,
  /^nov/,
  /^de[cs]/,
]
const MONTH = '[a-z]{3,10}'
const DATE = new RegExp(
  `\\b(?:le\\s+)?(?:lundi |mardi |mercredi |jeudi |vendredi |samedi |dimanche )?(?:(\\d{1,2})(?:er)?\\s+(${MONTH})\\.?(?:\\s+(20\\d{2}))?|(\\d{1,2})\\s?[/.-]\\s?(\\d{1,2})(?:\\s?[/.-]\\s?(20\\d{2}|\\d{2}))?)(?!\\d)`,
  'g',
)
const SAYS_END =
  /(?:avant|jusqu'?(?:au|a)|date limite|limite|cloture|au plus tard|deadline|dernier delai|alohan'?ny|hatramin'?ny|fara(?:ny|-?)|expire)[^\n]{0,30}$/

/**
 * Reads the last day to apply. A day without its year is the next such day.
 * @param today the day in Antananarivo, `2026-11-21`
 */
export function readDeadline(text: string, today: string): Piece | null {
  const plain = folded(text)
  for (const match of plain.matchAll(DATE)) {
    const before = plain.slice(plain.lastIndexOf('\n', match.index) + 1, match.index)
    const day = SAYS_END.test(before) ? dayOf(match, today) : null
    if (!day) continue
    const hasYear = Boolean(match[3] ?? match[6])
    const lead = /^le\s+/.exec(match[0])?.[0].length ?? 0
    return {
      field: 'application_deadline',
      start: match.index + lead,
      end: match.index + match[0].length,
      values: { application_deadline: day },
      sure: hasYear && day >= today,
      ...noteOf(hasYear, day < today),
    }
  }
  return null
}

function noteOf(hasYear: boolean, isPast: boolean): { note?: string } {
  if (!hasYear) return { note: 'L’année n’est pas écrite\u00a0: nous proposons la prochaine.' }
  return isPast ? { note: 'Cette date est déjà passée.' } : {}
}

function dayOf(match: RegExpExecArray, today: string): string | null {
  const [, day = '', name, year, otherDay = '', number, otherYear] = match
  const month = name ? MONTHS.findIndex((each) => each.test(name)) + 1 : Number(number)
  const written = (year ?? otherYear)?.padStart(4, '20')
  const thisYear = today.slice(0, 4)
  const of = (given: string) =>
    `${given}-${String(month).padStart(2, '0')}-${(day || otherDay).padStart(2, '0')}`
  const found = of(written ?? thisYear)
  const next = !written && found < today ? of(String(Number(thisYear) + 1)) : found
  return isCalendarDate(next) ? next : null
}
