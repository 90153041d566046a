import { and, eq, inArray, sql } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { cleanLine } from '#src/shared/fields.ts'
import type { Table } from './files/table.ts'
import { findHeader, guessColumns, guessHeader } from './header.ts'
import { type ReadLines, readLines, type StatementLine, type UnreadRow } from './lines.ts'
import { linkAccepted, lockSource } from './settling.ts'
import { STATEMENT_FIELDS, type StatementColumns } from './shared/columns.ts'
import type { StatementSource } from './shared/sources.ts'
import { statementColumns, statementLines, statements } from './tables.ts'

/** So many lines go to the database at once. */
const AT_ONCE = 1_000
const SAMPLES = 4
/** So many rows that could not be read are named one by one. */
const MOST_NAMED = 20

/** What a person needs to say which column is which. */
export interface ColumnQuestion {
  names: string[]
  /** The first rows below the names. */
  samples: string[][]
  guess: StatementColumns
}

/** What an import did. */
export interface ImportResult {
  /** Null when it brought nothing new. */
  statement_id: number | null
  added: number
  known: number
  /** Lines that proved a payment which had been accepted before. */
  linked: number
  debits: number
  unfinished: number
  unread: UnreadRow[]
  unread_count: number
}

export async function findColumns(
  database: Database,
  source: StatementSource,
): Promise<StatementColumns | null> {
  const [row] = await database.select().from(statementColumns).where(eq(statementColumns.source, source))
  return row?.columns ?? null
}

/** Asks which column is which, with a guess by their names. */
export function askForColumns({ rows }: Table): ColumnQuestion {
  const { row, names } = guessHeader(rows)
  const below = rows.slice(row + 1).filter((cells) => cells.some((cell) => cell !== ''))
  const samples = below.slice(0, SAMPLES).map((cells) => names.map((_, index) => cells[index] ?? ''))
  return { names, samples, guess: guessColumns(names) }
}

/** Reads a table by these columns; null when it does not have them. */
export function readByColumns(
  table: Table,
  columns: StatementColumns,
  source: StatementSource,
): ReadLines | null {
  const header = findHeader(table.rows, columns)
  return header && readLines(table, header, columns, source)
}

/**
 * Keeps the lines of a statement that were not known. Imported again, whole or in parts, a statement changes nothing.
 * @param columns what the lines were read by, which is kept for the next statement of the source
 */
export async function importLines(
  unit: Unit,
  source: StatementSource,
  { name, columns, read }: { name: string; columns: StatementColumns; read: ReadLines },
): Promise<ImportResult> {
  await lockSource(unit, source)
  await keepColumns(unit, source, columns)
  const { fresh, changed } = await sortOut(unit, source, read.lines)
  const statement_id = fresh.length > 0 ? await insertStatement(unit, source, name, fresh) : null
  if (statement_id !== null) await insertLines(unit, { source, statement_id }, fresh)
  const linked = await linkAccepted(unit, source)
  const unread = [...read.unread, ...changed].sort((one, other) => one.row - other.row)
  return {
    statement_id,
    added: fresh.length,
    known: read.lines.length - fresh.length - changed.length,
    linked,
    debits: read.debits,
    unfinished: read.unfinished,
    unread: unread.slice(0, MOST_NAMED),
    unread_count: unread.length,
  }
}

async function keepColumns({ db, now }: Unit, source: StatementSource, columns: StatementColumns) {
  const before = await findColumns(db, source)
  if (before && STATEMENT_FIELDS.every((field) => before[field] === columns[field])) return
  const values = { columns, changed_at: now }
  await db
    .insert(statementColumns)
    .values({ source, ...values })
    .onConflictDoUpdate({ target: statementColumns.source, set: values })
}

/** Takes out the lines that are known, and names those that come with another amount than before. */
async function sortOut({ db }: Unit, source: StatementSource, lines: readonly StatementLine[]) {
  const known = new Map<string, number>()
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE).map(({ fingerprint }) => fingerprint)
    const rows = await db
      .select({ fingerprint: statementLines.fingerprint, amount: statementLines.amount })
      .from(statementLines)
      .where(and(eq(statementLines.source, source), inArray(statementLines.fingerprint, some)))
    for (const { fingerprint, amount } of rows) known.set(fingerprint, amount)
  }
  const fresh: StatementLine[] = []
  const changed: UnreadRow[] = []
  for (const line of lines) {
    const amount = known.get(line.fingerprint)
    if (amount === undefined) {
      known.set(line.fingerprint, line.amount)
      fresh.push(line)
    } else if (amount !== line.amount)
      changed.push({
        row: line.row,
        why: `La transaction ${line.transaction_id} est déjà connue avec un autre montant.`,
      })
  }
  return { fresh, changed }
}

async function insertStatement(
  unit: Unit,
  source: StatementSource,
  fileName: string,
  lines: readonly StatementLine[],
): Promise<number> {
  const days = lines.map(({ paid_on }) => paid_on).sort()
  const name = cleanLine(fileName).slice(0, 200) || 'Relevé'
  const [row] = await unit.db
    .insert(statements)
    .values({
      source,
      name,
      first_on: days[0] ?? '',
      last_on: days.at(-1) ?? '',
      lines: lines.length,
      imported_at: unit.now,
      imported_by: unit.actor_id,
    })
    .returning({ id: statements.id })
  if (!row) throw new Error('the statement was not written')
  const details: AuditDetails = {
    source,
    lines: lines.length,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }
  await audit(unit, { action: 'payments.statement-imported', subject: `statement:${row.id}`, details })
  return row.id
}

async function insertLines(
  { db }: Unit,
  of: { source: StatementSource; statement_id: number },
  lines: readonly StatementLine[],
) {
  for (let at = 0; at < lines.length; at += AT_ONCE)
    await db
      .insert(statementLines)
      .values(lines.slice(at, at + AT_ONCE).map(({ row: _row, ...line }) => ({ ...of, ...line })))
}

/** Lists the newest statements of a source. */
export function listStatements(database: Database, source: StatementSource, most: number) {
  return database
    .select()
    .from(statements)
    .where(eq(statements.source, source))
    .orderBy(sql`${statements.imported_at} DESC`, sql`${statements.id} DESC`)
    .limit(most)
}
