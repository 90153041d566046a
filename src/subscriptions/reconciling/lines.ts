import { createHash } from 'node:crypto'
import { cleanReference } from '../payments/shared/declaration.ts'
import type { Table } from './files/table.ts'
import type { Header } from './header.ts'
import { hasUniqueIds, type StatementColumns, type StatementField } from './shared/columns.ts'
import type { StatementSource } from './shared/sources.ts'
import { findPaymentReference, findPhone, isSuccessful, readDay, readSignedAmount } from './values.ts'

/** Money that came in, as a line of a statement tells it. */
export interface StatementLine {
  /** The row of the file, from 1 on, as spreadsheet programs count. */
  row: number
  /** What tells the line from every other of its source, however often and in whatever parts it is imported. */
  fingerprint: string
  /** `2026-11-20`. */
  paid_on: string
  /** Whole Ariary. */
  amount: number
  /** The operator's number, in capitals without blanks. */
  transaction_id: string | null
  payer_phone: string | null
  /** Who paid and why, as the statement writes it. */
  payer: string
  wording: string
  /** « PAI-2026-0412 », where the payer wrote it. */
  payment_reference: string | null
}

/** A row that could not be read, and why. */
export interface UnreadRow {
  row: number
  why: string
}

export interface ReadLines {
  lines: StatementLine[]
  unread: UnreadRow[]
  /** Rows that say that money went out, or that nothing moved: no payment is in them. */
  debits: number
  unfinished: number
}

const NO_AMOUNT = 'Le montant n’est pas lisible.'
/** What the columns of amounts hold. */
const LARGEST_AMOUNT = 2_000_000_000

/** Reads the lines under the names of a table's columns. */
export function readLines(
  { rows, is1904 }: Table,
  header: Header,
  columns: StatementColumns,
  source: StatementSource,
): ReadLines {
  const read: ReadLines = { lines: [], unread: [], debits: 0, unfinished: 0 }
  const occurrences = new Map<string, number>()
  for (const [index, cells] of rows.entries()) {
    if (index <= header.row) continue
    const cell = (field: StatementField) => {
      const name = columns[field]
      return name === null ? '' : (cells[header.names.indexOf(name)] ?? '')
    }
    const paid_on = readDay(cell('paid_on'), is1904)
    // The sums and notes of a statement have no day, and are no lines.
    if (paid_on === null) {
      if (isLineWithoutDay(cell)) read.unread.push({ row: index + 1, why: 'La date n’est pas lisible.' })
      continue
    }
    const amount = readSignedAmount(cell('amount'))
    if (amount === null || amount <= 0) read.debits += 1
    else if (Number.isNaN(amount) || amount > LARGEST_AMOUNT)
      read.unread.push({ row: index + 1, why: NO_AMOUNT })
    else if (!isSuccessful(cell('state'))) read.unfinished += 1
    else read.lines.push(lineOf(cell, { row: index + 1, paid_on, amount, source }, occurrences))
  }
  return read
}

type ReadCell = (field: StatementField) => string

/** A sum below the lines has neither a day nor a number, and is no line. */
function isLineWithoutDay(cell: ReadCell): boolean {
  const amount = readSignedAmount(cell('amount'))
  const isMoney = amount !== null && !(amount <= 0)
  return isMoney && (/\d/.test(cell('paid_on')) || cell('transaction_id') !== '')
}

function lineOf(
  cell: ReadCell,
  { row, paid_on, amount, source }: { row: number; paid_on: string; amount: number; source: StatementSource },
  occurrences: Map<string, number>,
): StatementLine {
  const transaction_id = cleanReference(cell('transaction_id')).slice(0, 80) || null
  const [payer, wording] = [cell('payer'), cell('wording')]
  const told = `${wording}\n${payer}\n${cell('transaction_id')}`
  const line = {
    row,
    paid_on,
    amount,
    transaction_id,
    payer_phone: findPhone(payer),
    payer,
    wording,
    payment_reference: findPaymentReference(told),
  }
  return { ...line, fingerprint: fingerprintOf(line, source, occurrences) }
}

/**
 * A line is known by the operator's number where that is given once, otherwise by all it says and how many like it stood
 * above it in the file.
 */
function fingerprintOf(
  { paid_on, amount, transaction_id, payer, wording }: Omit<StatementLine, 'fingerprint'>,
  source: StatementSource,
  occurrences: Map<string, number>,
): string {
  if (transaction_id !== null && hasUniqueIds(source)) return `id:${transaction_id}`
  const told = JSON.stringify([paid_on, amount, transaction_id, payer, wording])
  const hash = createHash('sha256').update(told).digest('hex')
  const occurrence = (occurrences.get(hash) ?? 0) + 1
  occurrences.set(hash, occurrence)
  return `${hash}:${occurrence}`
}
