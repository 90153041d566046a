import { eq, sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, invalid, notFound, readTogether } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { daysBetween, formatDateTime, startOfDay } from '#src/shared/dates.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { defaultOf, listSettingRows, rowAt, type SettingRow } from './settings.ts'
import {
  type AnySettingValue,
  SETTING_DAYS_AHEAD,
  SETTING_VALUES,
  type SettingName,
} from './shared/definitions.ts'
import { siteSettings } from './tables.ts'

export interface SettingChange {
  value: unknown
  /** A day of Antananarivo, `2026-11-28`; null for at once. */
  effective_on: string | null
  note: string | null
  /** The last row of the setting that the caller saw; null when there was none. */
  seen_id: number | null
}

const SAME = 'C’est déjà la valeur à cette date\u00A0: changez-la, ou choisissez un autre jour.'

/**
 * Gives a setting another value from a day on, or at once; what counted before stays in its history.
 * @throws HttpError 422 on `value` or `effective_on`; 409 with who and when, when a colleague changed it meanwhile
 */
export async function changeSetting(unit: Unit, name: SettingName, change: SettingChange): Promise<void> {
  const [value, effective_from] = readTogether(
    () => readValue(name, change.value),
    () => readDay(change.effective_on, unit.now),
  )
  const rows = await lockRows(unit, name)
  const last = lastOf(rows)
  if ((last?.id ?? null) !== change.seen_id) throw await describeChange(unit, last)
  const before = rowAt(rows, name, effective_from)?.value ?? defaultOf(unit.env, name)
  if (isSame(before, value)) throw invalid({ value: [SAME] })
  const { note } = change
  await insertRow(unit, { name, value, effective_from, note }, { action: 'settings.changed', before })
}

/**
 * Takes a change back: a planned one never comes, and in the place of one that counts the value before it counts again
 * from now on. The history keeps both.
 * @throws HttpError 404; 409 for one that does not count any more
 */
export async function undoSetting(unit: Unit, id: number): Promise<void> {
  const [found] = await unit.db.select().from(siteSettings).where(eq(siteSettings.id, id))
  if (!found) throw notFound()
  const { name, value: before } = found
  const rows = await lockRows(unit, name)
  if (!canUndo(rows, found, unit.now)) throw await describeChange(unit, lastOf(rows))
  const value = valueBefore(rows, found) ?? defaultOf(unit.env, name)
  const isPlanned = found.effective_from > unit.now
  const effective_from = isPlanned ? found.effective_from : unit.now
  await insertRow(unit, { name, value, effective_from, note: null }, { action: 'settings.undone', before })
}

/** Whether a row counts, or will count on its day, and is not the undoing of another one. */
export function canUndo(rows: readonly SettingRow[], row: SettingRow, now: Date): boolean {
  const isPlanned = row.effective_from > now
  const at = isPlanned ? row.effective_from : now
  const before = valueBefore(rows, row)
  const changes = before === undefined || !isSame(before, row.value)
  return rowAt(rows, row.name, at)?.id === row.id && changes
}

function valueBefore(rows: readonly SettingRow[], row: SettingRow): AnySettingValue | undefined {
  const own = rows.filter(({ name }) => name === row.name)
  // Rows of the same moment stand in its place; the value before is that of an earlier moment.
  return own.findLast((each) => each.effective_from < row.effective_from)?.value
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const lastOf = (rows: readonly SettingRow[]) =>
  rows.reduce<SettingRow | undefined>((last, row) => (last && last.id > row.id ? last : row), undefined)

function readValue(name: SettingName, given: unknown): AnySettingValue {
  const read = SETTING_VALUES[name].safeParse(given)
  if (!read.success) throw invalid({ value: [read.error.issues[0]?.message ?? ''] })
  return read.data
}

/**
 * Reads from when a change counts: the beginning of a day of Antananarivo, or now for none.
 * @throws HttpError 422 on `effective_on` for a day that is not ahead
 */
export function readDay(day: string | null, now: Date): Date {
  if (day === null) return now
  const days = isCalendarDate(day) ? daysBetween(now, day) : 0
  if (days < 1) throw invalid({ effective_on: ['Choisissez un jour à partir de demain.'] })
  if (days > SETTING_DAYS_AHEAD)
    throw invalid({ effective_on: ['Un changement se prévoit deux ans à l’avance au plus.'] })
  return startOfDay(day)
}

/** Two changes of a setting follow one another. */
async function lockRows({ db }: Unit, name: SettingName): Promise<SettingRow[]> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`site-settings:${name}`}, 0))`)
  return (await listSettingRows(db)).filter((row) => row.name === name)
}

type NewRow = Pick<SettingRow, 'name' | 'value' | 'effective_from' | 'note'>

async function insertRow(
  unit: Unit,
  row: NewRow,
  { action, before }: { action: string; before: AnySettingValue },
) {
  await unit.db.insert(siteSettings).values({ ...row, set_by: unit.actor_id, created_at: unit.now })
  const { value: after, effective_from, note } = row
  await audit(unit, {
    action,
    subject: `setting:${row.name}`,
    details: { before, after, effective_from: effective_from.toISOString(), ...(note && { why: note }) },
  })
}

async function describeChange({ db }: Unit, last: SettingRow | undefined) {
  if (!last) return conflict('Ce réglage a changé depuis que vous l’avez lu. Rien n’est enregistré.')
  const name = last.set_by && (await listNames(db, [last.set_by])).get(last.set_by)
  const when = formatDateTime(last.created_at)
  return conflict(`${name || 'Le site'} a changé ce réglage le ${when}. Rien n’est enregistré de votre côté.`)
}
