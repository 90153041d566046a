import { unaccented } from '#src/shared/phrases.ts'
import { STATEMENT_FIELDS, type StatementColumns, type StatementField } from './shared/columns.ts'

/** The names of a table's columns stand within the first rows, below the bank's own notes. */
const LOOKED_AT = 60

export interface Header {
  /** The row of the names, from 0 on. */
  row: number
  names: string[]
}

/** The words by which a column is known, those that say it best first. */
const WORDS: Record<StatementField, readonly RegExp[]> = {
  paid_on: [/^date( de)?( la)? (transaction|operation)|^transaction date/, /^date\b/, /\bdate\b/],
  amount: [
    /^(montant )?credit|\bcredit\b|montant recu|encaissement/,
    /^(montant|amount|somme)\b/,
    /montant|amount/,
  ],
  debit: [/\bdebit\b/],
  transaction_id: [
    /^(id|n°|no|numero|ref|reference)( de)?( la)? (transaction|operation)|^transaction (id|ref|reference|number)/,
    /^(reference|ref|txn ?id|txnid|transid|receipt( no)?)\b/,
    /\breference\b|transaction id/,
  ],
  payer: [
    /msisdn|payeur|payer|expediteur|emetteur|donneur|^from\b|sender|initiateur/,
    /numero( de)? (client|telephone)|\bclient\b/,
  ],
  wording: [/libelle|motif|description|details?|designation|communication|narration|message/],
  state: [/statut|status|^etat\b|resultat/],
}

/** The names in a row; one that comes again says so, and a column without a name is called by its letter. */
function namesOf(row: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return row.map((cell, index) => {
    const name = cell || `Colonne ${letterOf(index)}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times > 1 ? `${name} (${times})` : name
  })
}

const letterOf = (index: number): string =>
  (index >= 26 ? String.fromCharCode(64 + Math.floor(index / 26)) : '') +
  String.fromCharCode(65 + (index % 26))

/** Finds the row that has all of these columns; null when the file is another one. */
export function findHeader(rows: readonly string[][], columns: StatementColumns): Header | null {
  const wanted = STATEMENT_FIELDS.flatMap((field) => columns[field] ?? [])
  for (const [row, cells] of rows.slice(0, LOOKED_AT).entries()) {
    const names = namesOf(cells)
    if (wanted.every((name) => names.includes(name))) return { row, names }
  }
  return null
}

/** Finds the row that looks the most like names of columns. */
export function guessHeader(rows: readonly string[][]): Header {
  const scores = rows.slice(0, LOOKED_AT).map((cells, row) => {
    const known = Object.values(guessColumns(cells)).filter((name) => name !== null).length
    const filled = cells.filter((cell) => cell !== '').length
    return { row, score: known * 100 + Math.min(filled, 99) }
  })
  const [first = { row: 0, score: 0 }, ...others] = scores
  const { row } = others.reduce((best, each) => (each.score > best.score ? each : best), first)
  return { row, names: namesOf(rows[row] ?? []) }
}

/** Guesses the columns by their names; a column is used once. */
export function guessColumns(names: readonly string[]): StatementColumns {
  const free = new Set(names.filter((name) => name !== ''))
  const guessed: StatementColumns = {
    paid_on: null,
    amount: null,
    debit: null,
    transaction_id: null,
    payer: null,
    wording: null,
    state: null,
  }
  for (const field of STATEMENT_FIELDS) {
    const found = WORDS[field]
      .flatMap((word) => [...free].filter((name) => word.test(unaccented(name).trim())))
      .at(0)
    if (found === undefined) continue
    guessed[field] = found
    free.delete(found)
  }
  return guessed
}
