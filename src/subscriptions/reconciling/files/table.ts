/** A table that was read from a file of a bank or an operator: its first sheet, each cell as it is written. */
export interface Table {
  rows: string[][]
  /** Whether its dates, which a workbook writes as numbers of days, begin in 1904 instead of 1900. */
  is1904: boolean
}

export type TableRefusal = 'unknown' | 'encrypted' | 'damaged' | 'too_complex' | 'too_long' | 'empty'

export type TableAnswer = { ok: true; table: Table } | { ok: false; reason: TableRefusal }

/** Thrown by readers for a file that no table can be read of. */
export class UnreadableTable extends Error {
  readonly reason: TableRefusal

  constructor(reason: TableRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** A statement has so many rows, with the notes above and below its lines. */
export const MOST_ROWS = 10_200
export const MOST_CELLS = 60
const LONGEST_CELL = 500

/** Returns a cell on one line: what is longer than any reference, name or wording is cut. */
export function cleanCell(text: string): string {
  // A spreadsheet program keeps digits as a text by a formula or an apostrophe: `="0341234567"`, `'0341234567`. Read as CSV, the first
  // has lost its quotes.
  const [, quoted] = /^="(.*)"$/s.exec(text.trim()) ?? /^=(\+?\d+)$/.exec(text.trim()) ?? []
  return (quoted ?? text)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^'(?=[\d+=-])/, '')
    .slice(0, LONGEST_CELL)
}
