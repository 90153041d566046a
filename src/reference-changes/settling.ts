import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { isAmongTitles, titleKey } from '#src/occupations/corrections.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { currentChanges } from '#src/reference/shared/live.ts'
import { type ChangeRow, type Entry, refreshReference } from './current.ts'
import { isKept, listReferring, type Referring } from './kept-rows.ts'
import { referenceChanges, referenceMoves, referenceSettlements } from './tables.ts'

const AT_ONCE = 500

/** What higher domains do once titles mean something else. */
type Reattach = (database: Database, isMeant: (title: string) => boolean) => Promise<void>

/**
 * Brings the rows of other tables in step with the changes that have begun to count: what was merged moves, and titles are
 * read again. A run that was cut short is made good by the next one.
 */
export async function settleReference(services: Services, reattach: readonly Reattach[]): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await refreshReference(db, now)
  const due = await db
    .select({ change: referenceChanges })
    .from(referenceChanges)
    .leftJoin(referenceSettlements, eq(referenceSettlements.change_id, referenceChanges.id))
    .where(and(lte(referenceChanges.effective_from, now), isNull(referenceSettlements.change_id)))
    .orderBy(asc(referenceChanges.effective_from), asc(referenceChanges.id))
  await forEachRow(due, async ({ change }) => {
    if (change.list === 'titles') await readTitlesAgain(db, change, reattach)
    else await moveRows(db, change)
    await db
      .insert(referenceSettlements)
      .values({ change_id: change.id, settled_at: now })
      .onConflictDoNothing()
  })
}

/** A title that was corrected before has other words no more, so both are looked for. */
async function readTitlesAgain(db: Database, { entry_id }: ChangeRow, reattach: readonly Reattach[]) {
  const states = await db
    .select({ value: referenceChanges.value })
    .from(referenceChanges)
    .where(and(eq(referenceChanges.list, 'titles'), eq(referenceChanges.entry_id, entry_id)))
  const keys = new Set(states.map(({ value }) => titleKey(value.name ?? '')))
  const isMeant = (title: string) => isAmongTitles(title, keys)
  for (const each of reattach) await each(db, isMeant)
}

async function moveRows(db: Database, { list, entry_id }: ChangeRow): Promise<void> {
  if (!isKept(list)) return
  // Of a chain of merges each entry leads to the last one, whatever this change says.
  const entry = currentChanges()[list]?.find(({ id }) => id === entry_id) as Entry | undefined
  for (const column of await listReferring(db, list)) {
    if (entry?.merged_into) await moveTo(db, { list, column, from: entry_id, to: entry.merged_into })
    else await moveBack(db, { list, column, id: entry_id })
  }
}

interface Move {
  list: string
  column: Referring
  from: number
  to: number
}

async function moveTo(db: Database, { list, column: referring, from, to }: Move): Promise<void> {
  const { table, column, key, isArray } = referring
  const [from_table, cell, id] = [sql.identifier(table), sql.identifier(column), sql.identifier(key)]
  const holds = isArray ? sql`${cell} @> ARRAY[${from}]::int[]` : sql`${cell} = ${from}`
  const after = isArray
    ? sql`ARRAY(SELECT DISTINCT unnest(array_replace(${cell}, ${from}, ${to})))`
    : sql`${to}`
  await inBatches(
    db,
    sql`WITH held AS (SELECT ${id} AS id FROM ${from_table} WHERE ${holds} LIMIT ${AT_ONCE} FOR UPDATE),
      moved AS (UPDATE ${from_table} SET ${cell} = ${after} FROM held WHERE ${from_table}.${id} = held.id RETURNING held.id)
      INSERT INTO ${referenceMoves} SELECT ${list}, ${from}, ${table}, ${column}, id FROM moved
      ON CONFLICT DO NOTHING RETURNING row_id`,
  )
}

/** Moves back what a merge moved, and what was changed since by a person stays as it is. */
async function moveBack(
  db: Database,
  { list, column: referring, id }: { list: string; column: Referring; id: number },
) {
  const { table, column, key, isArray } = referring
  const [to_table, cell, row] = [sql.identifier(table), sql.identifier(column), sql.identifier(key)]
  const before = isArray ? sql`array_append(${cell}, ${id})` : sql`${id}`
  const isUntouched = isArray
    ? sql`NOT ${cell} @> ARRAY[${id}]::int[]`
    : sql`${cell} IN (SELECT (c.value->>'merged_into')::int FROM ${referenceChanges} c
        WHERE c.list = ${list} AND c.entry_id = ${id} AND c.value->>'merged_into' IS NOT NULL)`
  await inBatches(
    db,
    sql`WITH gone AS (DELETE FROM ${referenceMoves} WHERE list = ${list} AND entry_id = ${id}
        AND table_name = ${table} AND column_name = ${column}
        AND row_id IN (SELECT row_id FROM ${referenceMoves} WHERE list = ${list} AND entry_id = ${id}
          AND table_name = ${table} AND column_name = ${column} LIMIT ${AT_ONCE}) RETURNING row_id),
      moved AS (UPDATE ${to_table} SET ${cell} = ${before} FROM gone
        WHERE ${to_table}.${row} = gone.row_id AND ${isUntouched} RETURNING 1)
      SELECT row_id FROM gone`,
  )
}

/** Runs a statement that takes so many rows at most until none is left. */
async function inBatches(db: Database, statement: SQL): Promise<void> {
  while ((await selectRows(db, statement)).length > 0);
}
