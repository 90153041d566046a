import { and, eq, ne, sql } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { conflict, HttpError, invalid, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { formatMoney } from '#src/shared/money.ts'
import { acceptPayment } from '../payments/deciding.ts'
import { lockPayment, movePayment, type PaymentRow } from '../payments/ledger.ts'
import { METHOD_NAMES } from '../payments/shared/methods.ts'
import { payments } from '../payments/tables.ts'
import { isAccepted, type LineRow, matchLinesOf, matchOpenLines, readCandidates } from './candidates.ts'
import { METHODS_OF_SOURCE, SOURCE_NAMES, type StatementSource } from './shared/sources.ts'
import { statementLines } from './tables.ts'

const CHANGED = 'Cette ligne ou ce paiement a changé depuis que vous les avez lus.'

/** Whoever imports or settles lines of a source follows the other, before any other lock. */
export async function lockSource({ db }: Unit, source: StatementSource) {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`statements:${source}`}, 0))`)
}

/** Links the lines that wholly match a payment which was accepted before. @returns how many */
export async function linkAccepted(unit: Unit, source: StatementSource): Promise<number> {
  const { matches } = await matchOpenLines(unit.db, source)
  const sure = matches.filter(({ payment, differences }) => differences.length === 0 && isAccepted(payment))
  for (const { line, payment } of sure) await link(unit, line, payment)
  return sure.length
}

/** A line and its payment as they were read. */
export interface SeenMatch {
  line_id: number
  payment_id: number
  declared_at: Date | null
}

export interface SettledMatches {
  accepted: number
  /** What was accepted, in whole Ariary. */
  amount: number
  /** Lines of payments that had been accepted before. */
  linked: number
  /** What was left, and why. */
  refused: { line_id: number; message: string }[]
}

/** Accepts the payments that these lines wholly match, each in a change of its own: one that cannot be keeps no other back. */
export async function settleMatches(
  services: Services,
  actor: { id: number },
  source: StatementSource,
  seen: readonly SeenMatch[],
): Promise<SettledMatches> {
  const settled: SettledMatches = { accepted: 0, amount: 0, linked: 0, refused: [] }
  for (const match of seen) {
    try {
      const done = await inTransaction(services, actor, (unit) => settleMatch(unit, source, match))
      if (done.was_accepted) settled.linked += 1
      else {
        settled.accepted += 1
        settled.amount += done.amount
      }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      settled.refused.push({ line_id: match.line_id, message: error.message })
    }
  }
  return settled
}

async function settleMatch(
  unit: Unit,
  source: StatementSource,
  { line_id, payment_id, declared_at }: SeenMatch,
) {
  await lockSource(unit, source)
  const payment = await lockPayment(unit, payment_id, null)
  // Everything is compared again now that nothing else changes it: what was read may be old.
  const matches = await matchLinesOf(unit.db, source, payment)
  const match = matches.find(({ line }) => line.id === line_id)
  if (!match || match.payment.id !== payment_id || match.differences.length > 0) throw conflict(CHANGED)
  const was_accepted = isAccepted(payment)
  if (!was_accepted) await accept(unit, payment, match.line, declared_at)
  await link(unit, match.line, payment)
  return { was_accepted, amount: payment.amount }
}

/** What the payer has not declared is taken from the line, so that the invoice says how it was paid. */
async function accept(unit: Unit, payment: PaymentRow, line: LineRow, seen: Date | null) {
  if (payment.declared_at !== null) return acceptPayment(unit, payment.id, { declared_at: seen })
  if (seen !== null) throw conflict(CHANGED)
  const { payer_phone, paid_on } = line
  await movePayment(unit, payment, 'declared', {
    payer_phone,
    paid_on,
    operator_reference: await unusedReference(unit, payment, line.transaction_id),
    declared_at: unit.now,
    note: `Lu sur le relevé (${SOURCE_NAMES[line.source]}).`,
  })
  return acceptPayment(unit, payment.id, { declared_at: unit.now })
}

async function unusedReference({ db }: Unit, { id, method }: PaymentRow, reference: string | null) {
  if (reference === null) return null
  const isUsed = and(
    ne(payments.id, id),
    eq(payments.method, method),
    eq(payments.operator_reference, reference),
  )
  const [used] = await db.select({ id: payments.id }).from(payments).where(isUsed).limit(1)
  return used ? null : reference
}

async function link(
  unit: Unit,
  line: LineRow,
  payment: { id: number; company_id: number; reference: string },
) {
  await decide(unit, line, { state: 'settled', payment_id: payment.id, reason: null })
  const details: AuditDetails = {
    reference: payment.reference,
    line: line.id,
    transaction_id: line.transaction_id,
  }
  const subject = `company:${payment.company_id}`
  await audit(unit, { action: 'payments.statement-matched', subject, details })
}

async function decide(
  { db, now, actor_id }: Unit,
  { id }: LineRow,
  values: Pick<LineRow, 'state' | 'payment_id' | 'reason'>,
) {
  const decided =
    values.state === 'open'
      ? { decided_by: null, decided_at: null }
      : { decided_by: actor_id, decided_at: now }
  await db
    .update(statementLines)
    .set({ ...values, ...decided })
    .where(eq(statementLines.id, id))
}

/**
 * Says by hand which accepted payment a line proves. One that waits is accepted on its own page, where it is compared.
 * @throws HttpError 404; 409 when the line is settled; 422 on `reference`
 */
export async function linkByHand(unit: Unit, id: number, reference: string) {
  const line = await lockLine(unit, id)
  const [payment] = await readCandidates(unit.db, eq(payments.reference, reference))
  const refuse = (message: string) => invalid({ reference: [message] })
  if (!payment) throw refuse('Aucun paiement n’a cette référence.')
  if (!METHODS_OF_SOURCE[line.source].includes(payment.method))
    throw refuse(`Ce paiement est par un autre moyen\u00A0: ${METHOD_NAMES[payment.method]}.`)
  if (payment.has_line) throw refuse('Une autre ligne prouve déjà ce paiement.')
  if (payment.amount !== line.amount)
    throw refuse(
      `Ce paiement est de ${formatMoney(payment.amount)}, la ligne de ${formatMoney(line.amount)}.`,
    )
  if (payment.status === 'pending')
    throw refuse('Ce paiement attend\u00A0: acceptez-le d’abord sur sa page, puis rapprochez la ligne.')
  if (!isAccepted(payment)) throw refuse('Ce paiement est refusé ou annulé\u00A0: rien n’est à prouver.')
  await link(unit, line, payment)
}

/** Sets a line aside that pays nothing here, with a reason that colleagues read. @throws HttpError 404, 409 */
export async function setAside(unit: Unit, id: number, reason: string) {
  const line = await lockLine(unit, id)
  await decide(unit, line, { state: 'set_aside', payment_id: null, reason })
  await auditLine(unit, line, 'payments.statement-line-set-aside', { reason })
}

/** Takes back that a line was set aside. Taken back twice it is the same. @throws HttpError 404, 409 for a settled one */
export async function takeUp(unit: Unit, id: number) {
  const line = await findLine(unit, id)
  if (line.state === 'open') return
  if (line.state === 'settled') throw conflict('Cette ligne prouve un paiement.')
  await decide(unit, line, { state: 'open', payment_id: null, reason: null })
  await auditLine(unit, line, 'payments.statement-line-taken-up', {})
}

function auditLine(unit: Unit, line: LineRow, action: string, details: object) {
  const about: AuditDetails = {
    source: line.source,
    amount: line.amount,
    transaction_id: line.transaction_id,
  }
  return audit(unit, { action, subject: `statement-line:${line.id}`, details: { ...about, ...details } })
}

async function lockLine(unit: Unit, id: number): Promise<LineRow> {
  const line = await findLine(unit, id)
  if (line.state !== 'open') throw conflict('Cette ligne n’attend plus.')
  return line
}

async function findLine(unit: Unit, id: number): Promise<LineRow> {
  const isIt = eq(statementLines.id, id)
  const [seen] = await unit.db.select({ source: statementLines.source }).from(statementLines).where(isIt)
  if (!seen) throw notFound()
  await lockSource(unit, seen.source)
  const [line] = await unit.db.select().from(statementLines).where(isIt)
  if (!line) throw notFound()
  return line
}
