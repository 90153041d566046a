import { eq, sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, invalid, notFound, readTogether } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { firstEntries } from '#src/reference/shared/live.ts'
import { readDay } from '#src/settings/changing.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { type ChangeRow, type Entry, entryAt, listChangeRows } from './current.ts'
import { type EntryInput, readEntry } from './entries.ts'
import { keepRow } from './kept-rows.ts'
import { type ChangedList, type EntryValue, LIST_TRAITS } from './shared/lists.ts'
import { referenceChanges } from './tables.ts'

/** Numbers below it are those of the program, of this version and of later ones. */
const FIRST_OWN_ID = 10_000

/** Where a change that changes nothing is said. */
const MAIN_FIELD: Partial<Record<ChangedList, string>> = { synonyms: 'words', delays: 'days' }

export interface EntryChange {
  value: EntryInput
  /** A day of Antananarivo, `2026-11-28`; null for at once. */
  effective_on: string | null
  note: string | null
  /** The last change of the entry that the caller saw; null when there was none. */
  seen_id: number | null
}

/**
 * Gives an entry of a list another state from a day on, or at once. What counted before stays in its history.
 * @param id null for a new entry
 * @returns the number of the entry
 * @throws HttpError 422 on the fields; 404; 409 with who and when, when a colleague changed it meanwhile
 */
export async function changeEntry(
  unit: Unit,
  list: ChangedList,
  id: number | null,
  change: EntryChange,
): Promise<number> {
  const rows = await lockRows(unit, list)
  const last = lastOf(rows, id)
  if (id !== null && (last?.id ?? null) !== change.seen_id) throw await describeChange(unit, last)
  const entry_id = id ?? Math.max(FIRST_OWN_ID - 1, ...rows.map((row) => row.entry_id)) + 1
  // Where the day is refused the entry is read as of now, so that every wrong field has its message.
  let effective_from = unit.now
  const [, { before, value }] = readTogether(
    () => {
      effective_from = readDay(change.effective_on, unit.now)
    },
    () => {
      const before = id === null ? undefined : entryAt(rows, list, id, effective_from)
      if (id === null ? !LIST_TRAITS[list].canAdd : !before) throw notFound()
      const standing = { id: entry_id, before, rows, at: effective_from }
      return { before, value: readEntry(list, change.value, standing) }
    },
  )
  if (before && isSame(stateOf(before), value))
    throw invalid({ [MAIN_FIELD[list] ?? 'name']: ['Rien n’a changé à cette date.'] })
  if (!before) await keepRow(unit.db, list, entry_id, value)
  const row = { list, entry_id, value, effective_from, note: change.note }
  await insertRow(unit, row, 'reference.changed', before)
  return entry_id
}

/**
 * Takes a change back: a planned one never comes, and in the place of one that counts the state before it counts again
 * from now on; an entry that was new is withdrawn. The history keeps both.
 * @throws HttpError 404; 409 for one that does not count any more
 */
export async function undoChange(unit: Unit, id: number): Promise<ChangedList> {
  const [found] = await unit.db.select().from(referenceChanges).where(eq(referenceChanges.id, id))
  if (!found) throw notFound()
  const { list, entry_id } = found
  const rows = await lockRows(unit, list)
  if (!canUndo(rows, found, unit.now)) throw await describeChange(unit, lastOf(rows, entry_id))
  const isPlanned = found.effective_from > unit.now
  const effective_from = isPlanned ? found.effective_from : unit.now
  const value = valueBefore(rows, found)
  await insertRow(unit, { list, entry_id, value, effective_from, note: null }, 'reference.undone', {
    id: entry_id,
    ...found.value,
  })
  return list
}

/** Whether a row counts, or will count on its day, and is not the undoing of another one. */
export function canUndo(rows: readonly ChangeRow[], row: ChangeRow, now: Date): boolean {
  const at = row.effective_from > now ? row.effective_from : now
  const current = rows.findLast((each) => isOf(each, row) && each.effective_from <= at)
  return current?.id === row.id && !isSame(valueBefore(rows, row), row.value)
}

/** The state of an earlier moment; an entry that was not there before is withdrawn. */
function valueBefore(rows: readonly ChangeRow[], row: ChangeRow): EntryValue {
  const earlier = rows.findLast((each) => isOf(each, row) && each.effective_from < row.effective_from)
  const first = firstEntries(row.list).find(({ id }) => id === row.entry_id)
  return earlier?.value ?? (first ? stateOf(first) : { ...row.value, withdrawn: true })
}

const isOf = (one: ChangeRow, other: ChangeRow) => one.list === other.list && one.entry_id === other.entry_id

/** The state without what says nothing. */
function stateOf({ id: _id, ...value }: Entry): EntryValue {
  return value
}

const plain = ({ withdrawn, merged_into, ...value }: EntryValue) => ({
  ...value,
  ...(withdrawn && { withdrawn }),
  ...(merged_into && { merged_into }),
})
const sorted = (value: EntryValue) => Object.entries(plain(value)).toSorted(([a], [b]) => (a < b ? -1 : 1))
const isSame = (one: EntryValue, other: EntryValue) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

function lastOf(rows: readonly ChangeRow[], entryId: number | null): ChangeRow | undefined {
  const own = rows.filter(({ entry_id }) => entry_id === entryId)
  return own.reduce<ChangeRow | undefined>((last, row) => (last && last.id > row.id ? last : row), undefined)
}

/** Two changes of a list follow one another. */
async function lockRows({ db }: Unit, list: ChangedList): Promise<ChangeRow[]> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reference:${list}`}, 0))`)
  return (await listChangeRows(db)).filter((row) => row.list === list)
}

type NewRow = Pick<ChangeRow, 'list' | 'entry_id' | 'value' | 'effective_from' | 'note'>

async function insertRow(unit: Unit, row: NewRow, action: string, before: Entry | undefined) {
  await unit.db.insert(referenceChanges).values({ ...row, set_by: unit.actor_id, created_at: unit.now })
  const { list, entry_id, value: after, effective_from, note } = row
  await audit(unit, {
    action,
    subject: `reference:${list}:${entry_id}`,
    details: {
      before: before ? stateOf(before) : null,
      after,
      effective_from: effective_from.toISOString(),
      ...(note && { why: note }),
    },
  })
}

async function describeChange({ db }: Unit, last: ChangeRow | undefined) {
  if (!last) return conflict('Cette ligne a changé depuis que vous l’avez lue. Rien n’est enregistré.')
  const name = last.set_by && (await listNames(db, [last.set_by])).get(last.set_by)
  const when = formatDateTime(last.created_at)
  return conflict(
    `${name || 'Le site'} a changé cette ligne le ${when}. Rien n’est enregistré de votre côté.`,
  )
}
