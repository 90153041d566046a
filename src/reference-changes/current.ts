import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import {
  applyChanges,
  currentChanges,
  firstEntries,
  inPlaces,
  type ReferenceChanges,
  type ReferenceEntry,
} from '#src/reference/shared/live.ts'
import type { ChangedList, EntryValue } from './shared/lists.ts'
import { referenceChanges } from './tables.ts'

export type ChangeRow = typeof referenceChanges.$inferSelect
export type Entry = ReferenceEntry & EntryValue

/** Another process follows a change at the latest so many milliseconds after it. */
const FRESH_MS = 10_000

/** Reads what counts now, and fills the lists of this process with it. */
export async function refreshReference(database: Database, now: Date): Promise<void> {
  const next = changesAt(await listChangeRows(database), now)
  if (JSON.stringify(next) !== JSON.stringify(currentChanges())) applyChanges(next)
}

/** Follows the changes of other processes, and those that were planned, until it is stopped. */
export function followReference(
  { db, clock }: { db: Database; clock: { now(): Date } },
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void refreshReference(db, clock.now()).catch(onError), FRESH_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Lists every state of every entry, in the order in which they count. */
export function listChangeRows(database: Database): Promise<ChangeRow[]> {
  return database
    .select()
    .from(referenceChanges)
    .orderBy(asc(referenceChanges.effective_from), asc(referenceChanges.id))
}

/** Lists the entries of one list that are offered at a moment, in their order. */
export async function listOffered(database: Database, list: ChangedList, at: Date): Promise<Entry[]> {
  const rows = await database
    .select()
    .from(referenceChanges)
    .where(eq(referenceChanges.list, list))
    .orderBy(asc(referenceChanges.effective_from), asc(referenceChanges.id))
  const ids = new Set([...firstEntries(list).map(({ id }) => id), ...rows.map(({ entry_id }) => entry_id)])
  const entries = [...ids].flatMap((id) => entryAt(rows, list, id, at) ?? [])
  return inPlaces(entries).filter(({ withdrawn, merged_into }) => !withdrawn && !merged_into)
}

/** Finds the state of an entry at a moment, of rows in their order; undefined for one that is not there then. */
export function entryAt(
  rows: readonly ChangeRow[],
  list: ChangedList,
  id: number,
  at: Date,
): Entry | undefined {
  const row = rows.findLast((each) => each.list === list && each.entry_id === id && each.effective_from <= at)
  return row ? { id, ...row.value } : firstEntries(list).find((entry) => entry.id === id)
}

/** Gives the entries that differ at a moment from those of the program. */
function changesAt(rows: readonly ChangeRow[], at: Date): ReferenceChanges {
  const lists = new Map<string, Map<number, Entry>>()
  for (const { list, entry_id: id, effective_from, value } of rows) {
    // Letters are read from the database where they are asked for, and weigh on no page.
    if (effective_from > at || list === 'reply_templates') continue
    const entries = lists.get(list) ?? new Map<number, Entry>()
    lists.set(list, entries.set(id, { id, ...value }))
  }
  return Object.fromEntries([...lists].map(([list, entries]) => [list, withMerged(list, entries)]))
}

/** What was merged leads to the last entry of its chain, whose second names then hold its names. */
function withMerged(list: string, entries: Map<number, Entry>): Entry[] {
  const known = (id: number): Entry | undefined =>
    entries.get(id) ?? firstEntries(list).find((entry) => entry.id === id)
  for (const entry of [...entries.values()]) {
    const target = lastOfChain(entry, known)
    if (!target) continue
    entries.set(entry.id, { ...entry, merged_into: target.id })
    if (!target.aliases) continue
    const names = [...target.aliases, entry.name ?? '', ...(entry.aliases ?? [])]
    entries.set(target.id, { ...target, aliases: [...new Set(names)] })
  }
  return [...entries.values()].toSorted((one, other) => one.id - other.id)
}

function lastOfChain(entry: Entry, known: (id: number) => Entry | undefined): Entry | undefined {
  const passed = new Set([entry.id])
  let next = known(entry.merged_into ?? 0)
  while (next?.merged_into && !passed.has(next.id)) {
    passed.add(next.id)
    next = known(next.merged_into)
  }
  return next
}
