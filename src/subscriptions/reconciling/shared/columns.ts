import { z } from 'zod'
import { cleanLine } from '#src/shared/fields.ts'
import type { StatementSource } from './sources.ts'

/** What is read of a line, each from the column of a name that the person chose once for the source. */
export const STATEMENT_FIELDS = [
  'paid_on',
  'amount',
  'debit',
  'transaction_id',
  'payer',
  'wording',
  'state',
] as const
export type StatementField = (typeof STATEMENT_FIELDS)[number]

export const FIELD_LABELS: Record<StatementField, string> = {
  paid_on: 'Date',
  amount: 'Montant reçu (ou crédit)',
  debit: 'Débit',
  transaction_id: 'Numéro de la transaction',
  payer: 'Payeur (numéro ou nom)',
  wording: 'Libellé',
  state: 'Statut de la transaction',
}

export type StatementColumns = Record<StatementField, string | null>

const column = z
  .string()
  .nullish()
  .transform((name) => cleanLine(name) || null)
  .pipe(z.string().max(500).nullable())

const MISSING: Partial<Record<StatementField, string>> = {
  paid_on: 'Choisissez la colonne de la date.',
  amount: 'Choisissez la colonne du montant reçu.',
}
const NO_REFERENCE = 'Choisissez au moins le numéro de la transaction ou le libellé.'
const TWICE = 'Cette colonne est déjà choisie ailleurs.'

/** The columns that a person chose, by their names in the file. */
export const columnsInput = z
  .object({
    paid_on: column,
    amount: column,
    debit: column,
    transaction_id: column,
    payer: column,
    wording: column,
    state: column,
  })
  .superRefine((columns, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    for (const field of STATEMENT_FIELDS) {
      const message = MISSING[field]
      if (message && columns[field] === null) refuse(field, message)
    }
    if (columns.transaction_id === null && columns.wording === null) refuse('transaction_id', NO_REFERENCE)
    for (const [index, field] of STATEMENT_FIELDS.entries()) {
      const isTaken = STATEMENT_FIELDS.slice(0, index).some((other) => columns[other] === columns[field])
      if (columns[field] !== null && isTaken) refuse(field, TWICE)
    }
  })

/** A number that the operator gives once tells a line apart; a bank's reference may come back. */
export const hasUniqueIds = (source: StatementSource) => source !== 'bank'
