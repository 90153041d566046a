import { sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, invalid } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { daysBetween, formatDateTime, startOfDay } from '#src/shared/dates.ts'
import { isSame } from '#src/shared/is-same.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { listTexts, type TextRow, textAt } from './reading.ts'
import { splitSections } from './sections.ts'
import { unknownMarks } from './shared/marks.ts'
import { TEXT_LIMITS, TEXT_PAGES, type TextPageName } from './shared/pages.ts'
import { pageTexts } from './tables.ts'

export interface TextChange {
  lead: string
  /** HTML, with a heading of the second level over each part. */
  body: string
  /** A day of Antananarivo, `2026-11-28`; null for at once. */
  effective_on: string | null
  note: string | null
  /** The last row of the page that the caller saw. */
  seen_id: number | null
}

const SPLIT = 'Commencez par un intertitre, et écrivez sous chacun.'

/**
 * Gives a page another text from a day on, or at once; what counted before stays readable. What is there already is taken
 * again, because the answer to its first sending may have been lost.
 * @throws HttpError 422 on `body`, `effective_on` or `lead`; 409 with who and when, when a colleague changed it meanwhile
 */
export async function changeText(unit: Unit, page: TextPageName, change: TextChange): Promise<void> {
  const effective_from = readDay(page, change.effective_on, unit.now)
  await unit.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`page-text:${page}`}, 0))`)
  const rows = await listTexts(unit.db, page)
  const before = textAt(rows, effective_from)
  const sections = splitSections(change.body, before?.sections ?? [])
  if (!sections) throw invalid({ body: [SPLIT] })
  const unknown = unknownMarks(change.body)
  if (unknown.length > 0) throw invalid({ body: [`Rien ne remplace ${unknown.join(', ')}.`] })
  if (before && before.lead === change.lead && isSame(before.sections, sections)) return
  const last = rows.toSorted((one, other) => one.id - other.id).at(-1)
  if ((last?.id ?? null) !== change.seen_id) throw await describeChange(unit, last)
  const { lead, note } = change
  await unit.db.insert(pageTexts).values({
    page,
    lead,
    sections,
    effective_from,
    note,
    written_by: unit.actor_id,
    written_at: unit.now,
  })
  await audit(unit, {
    action: 'texts.changed',
    subject: `page-text:${page}`,
    details: { effective_from: effective_from.toISOString(), ...(note && { why: note }) },
  })
}

/** @throws HttpError 422 on `effective_on` for a day that is not ahead, and for none where people are bound */
function readDay(page: TextPageName, day: string | null, now: Date): Date {
  if (day === null) {
    if (!TEXT_PAGES[page].isBinding) return now
    throw invalid({
      effective_on: ['Ce texte engage des personnes\u00A0: choisissez un jour à partir de demain.'],
    })
  }
  const days = isCalendarDate(day) ? daysBetween(now, day) : 0
  if (days < 1) throw invalid({ effective_on: ['Choisissez un jour à partir de demain.'] })
  if (days > TEXT_LIMITS.days_ahead)
    throw invalid({ effective_on: ['Un texte se prévoit un an à l’avance au plus.'] })
  return startOfDay(day)
}

async function describeChange({ db }: Unit, last: TextRow | undefined) {
  const names = await listNames(db, last?.written_by ? [last.written_by] : [])
  const who = names.get(last?.written_by ?? 0) ?? 'Le site'
  const when = last ? ` le ${formatDateTime(last.written_at)}` : ''
  return conflict(`${who} a changé ce texte${when}. Rien n’est enregistré de votre côté.`)
}
