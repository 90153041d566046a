import { and, eq, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { readProofFile } from '../proof-reading/child-reading.ts'
import type { ProofValues } from '../proof-reading/shared/proof-values.ts'
import { lockPayment, type PaymentRow } from './ledger.ts'
import { payments, proofReadings } from './tables.ts'

interface Read {
  payment_id: number
  /** Of the proof that was sent: one that took its place is read by a job of its own. */
  proof_hash: string
}

export const readProofJob = jobKind<Read>('payments.read-proof')

/** A job reads a proof within seconds; one that has not by now was lost. */
const LOST_AFTER_MS = 5 * MINUTE
const AT_ONCE = 20

/** What was read on the proof that the payment has now, null while nothing was. */
export async function findReading(database: Database, { id, proof_hash }: PaymentRow) {
  if (proof_hash === null) return null
  const isMeant = and(eq(proofReadings.payment_id, id), eq(proofReadings.proof_hash, proof_hash))
  const [row] = await database.select({ found: proofReadings.found }).from(proofReadings).where(isMeant)
  return row?.found ?? null
}

/** Reads a proof and keeps what it says; once read it stays, and one that was replaced meanwhile is left alone. */
export async function readProof(services: Services, { payment_id, proof_hash }: Read): Promise<void> {
  const { db, files } = services
  const [payment] = await db.select().from(payments).where(eq(payments.id, payment_id))
  if (!payment?.proof_key || payment.proof_hash !== proof_hash) return
  if (await findReading(db, payment)) return
  const bytes = await files.read(payment.proof_key)
  const kind = payment.proof_type === 'application/pdf' ? ('pdf' as const) : ('picture' as const)
  const found = await readProofFile({ bytes, kind })
  await keepReading(services, { payment_id, proof_hash }, found)
}

async function keepReading(services: Services, { payment_id, proof_hash }: Read, found: ProofValues) {
  await inTransaction(services, null, async (unit) => {
    const payment = await lockPayment(unit, payment_id, null)
    if (payment.proof_hash !== proof_hash) return
    const row = { proof_hash, found, read_at: unit.now }
    await unit.db
      .insert(proofReadings)
      .values({ payment_id, ...row })
      .onConflictDoUpdate({ target: proofReadings.payment_id, set: row })
  })
}

/** Sends the proofs to be read whose job was lost, as long as a person has not decided on their payment. */
export async function readUnreadProofs(services: Services): Promise<void> {
  const { db, clock } = services
  const isUnread = or(isNull(proofReadings.payment_id), ne(proofReadings.proof_hash, payments.proof_hash))
  const unread = await db
    .select({ payment_id: payments.id, proof_hash: payments.proof_hash })
    .from(payments)
    .leftJoin(proofReadings, eq(proofReadings.payment_id, payments.id))
    .where(
      and(
        eq(payments.status, 'pending'),
        lte(payments.declared_at, after(clock.now(), -LOST_AFTER_MS)),
        isNotNull(payments.proof_hash),
        isUnread,
      ),
    )
    .limit(AT_ONCE)
  if (unread.length === 0) return
  await inTransaction(services, null, async (unit) => {
    for (const { payment_id, proof_hash } of unread)
      if (proof_hash) await unit.send(readProofJob, { payment_id, proof_hash }, { key: String(payment_id) })
  })
}
