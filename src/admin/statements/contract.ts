import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, requiredText, rowId } from '#src/shared/fields.ts'
import { PAYMENT_METHODS } from '#src/subscriptions/payments/shared/methods.ts'
import { PAYMENT_STATUSES } from '#src/subscriptions/payments/shared/statuses.ts'
import { columnsInput } from '#src/subscriptions/reconciling/shared/columns.ts'
import { DIFFERENCES } from '#src/subscriptions/reconciling/shared/differences.ts'
import { STATEMENT_MAX_BYTES, statementFile } from '#src/subscriptions/reconciling/shared/files.ts'
import { STATEMENT_SOURCES } from '#src/subscriptions/reconciling/shared/sources.ts'
import { reasonText, timestamp } from '../shared/fields.ts'

const line = z.object({
  id: z.number(),
  paid_on: z.string(),
  amount: z.number(),
  transaction_id: z.string().nullable(),
  payer_phone: z.string().nullable(),
  /** Who paid and why, as the statement writes it. */
  payer: z.string(),
  wording: z.string(),
})
export type ShownLine = z.output<typeof line>

const payment = z.object({
  id: z.number(),
  reference: z.string(),
  company: z.string(),
  method: z.enum(PAYMENT_METHODS),
  amount: z.number(),
  status: z.enum(PAYMENT_STATUSES),
  operator_reference: z.string().nullable(),
  payer_phone: z.string().nullable(),
  paid_on: z.string().nullable(),
  declared_at: z.string().nullable(),
})
export type ShownPayment = z.output<typeof payment>

const match = z.object({ line, payment, differences: z.array(z.enum(DIFFERENCES)) })
export type ShownMatch = z.output<typeof match>

/** The first of a list, with how many there are and what they come to. */
const some = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.number(), amount: z.number(), rows: z.array(row) })

const reconciliation = z.object({
  /** Lines that wait, by the source of their statement. */
  waiting: z.record(z.enum(STATEMENT_SOURCES), z.number()),
  statements: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      first_on: z.string(),
      last_on: z.string(),
      lines: z.number(),
      imported_at: z.string(),
      by: z.string().nullable(),
    }),
  ),
  whole: some(match),
  doubtful: some(match),
  unmatched: some(line),
  unproven: some(payment),
  /** The lines that were matched last, each with the payment that it proves. */
  settled: z.array(
    line.extend({ payment: z.object({ id: z.number(), reference: z.string(), company: z.string() }) }),
  ),
  set_aside: z.array(line.extend({ reason: z.string() })),
})
export type ShownReconciliation = z.output<typeof reconciliation>

const source = z.enum(STATEMENT_SOURCES)
const sourceParams = z.object({ source })

export const showReconciliation = endpoint({
  method: 'GET',
  path: '/api/admin/statements/:source',
  summary: 'Ce que disent les relevés, comparé aux paiements.',
  params: sourceParams,
  reply: z.object({ data: reconciliation }),
})

const columns = z.object({
  paid_on: z.string().nullable(),
  amount: z.string().nullable(),
  debit: z.string().nullable(),
  transaction_id: z.string().nullable(),
  payer: z.string().nullable(),
  wording: z.string().nullable(),
  state: z.string().nullable(),
})

const imported = z.object({
  /** Null when nothing of it was new. */
  statement_id: z.number().nullable(),
  added: z.number(),
  known: z.number(),
  linked: z.number(),
  debits: z.number(),
  unfinished: z.number(),
  unread: z.array(z.object({ row: z.number(), why: z.string() })),
  unread_count: z.number(),
})

/** What came of a file: its lines, or the question which column is which. */
const importReply = z.object({
  imported: imported.nullable(),
  question: z
    .object({ names: z.array(z.string()), samples: z.array(z.array(z.string())), guess: columns })
    .nullable(),
})
export type ImportReply = z.output<typeof importReply>

export const importStatement = endpoint({
  method: 'POST',
  path: '/api/admin/statements/:source',
  summary: 'Importe un relevé (CSV ou XLSX)\u00A0; importé deux fois, il ne change rien.',
  params: sourceParams,
  body: z.object({
    file: statementFile,
    /** Which column says what; without it, those that were chosen for the source before. */
    columns: columnsInput.nullish(),
  }),
  files: { file: { maxBytes: STATEMENT_MAX_BYTES } },
  reply: z.object({ data: importReply }),
})

const MOST_AT_ONCE = 100

export const settleMatches = endpoint({
  method: 'POST',
  path: '/api/admin/statements/:source/acceptances',
  summary: 'Accepte les paiements que le relevé prouve entièrement.',
  params: sourceParams,
  body: z.object({
    matches: z
      .array(z.object({ line_id: rowId(), payment_id: rowId(), declared_at: timestamp.nullable() }))
      .min(1, 'Rien n’est choisi.')
      .max(MOST_AT_ONCE, `${MOST_AT_ONCE} lignes au plus à la fois.`),
  }),
  reply: z.object({
    data: z.object({
      accepted: z.number(),
      amount: z.number(),
      linked: z.number(),
      refused: z.array(z.object({ line_id: z.number(), message: z.string() })),
    }),
  }),
})

const REFERENCE_MISSING = 'Veuillez entrer la référence du paiement, par exemple PAI-2026-0412.'

export const linkLine = endpoint({
  method: 'PUT',
  path: '/api/admin/statement-lines/:id/payment',
  summary: 'Dit quel paiement accepté une ligne prouve.',
  params: idParams,
  body: z.object({
    reference: requiredText(REFERENCE_MISSING, 40, REFERENCE_MISSING).transform((text) => text.toUpperCase()),
  }),
})

export const setLineAside = endpoint({
  method: 'PUT',
  path: '/api/admin/statement-lines/:id/set-aside',
  summary: 'Met de côté une ligne qui ne paie rien ici, avec une raison.',
  params: idParams,
  body: z.object({ reason: reasonText }),
})

export const takeLineUp = endpoint({
  method: 'DELETE',
  path: '/api/admin/statement-lines/:id/set-aside',
  summary: 'Reprend une ligne mise de côté.',
  params: idParams,
})
