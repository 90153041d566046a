import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import sharp from 'sharp'
import { readLook } from '#src/platform/files/picture.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { formatCount } from '#src/shared/money.ts'
import { keepLook } from '#src/subscriptions/payments/proof-looks.ts'
import type { PaymentMethod } from '#src/subscriptions/payments/shared/methods.ts'
import { payees, payments, proofReadings } from '#src/subscriptions/payments/tables.ts'
import { readProofFile } from '#src/subscriptions/proof-reading/child-reading.ts'
import { drawMessage, printOrder } from './receipts.ts'

/** Whoever pays by this joined the message of a smaller sum. */
const SHORT: PaymentMethod = 'orange_money'
const MISSING = 450_000

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number]

/**
 * The payments that wait for a decision have the proof that their payers joined, and what the machine reads on it: the
 * message of an operator, or the order of a bank.
 */
export async function writeProofs(process: Services): Promise<void> {
  const waiting = await listWaiting(process)
  const proofs = await Promise.all(waiting.map(makeProof))
  await inTransaction(process, null, async (unit) => {
    for (const { payment_id, kind, bytes, look, found } of proofs) {
      const isPdf = kind === 'pdf'
      const proof_hash = createHash('sha256').update(bytes).digest('hex')
      await keepLook(unit, payment_id, look)
      await unit.db
        .update(payments)
        .set({
          proof_key: await unit.files.put(bytes, isPdf ? 'pdf' : 'webp'),
          proof_name: isPdf ? 'Ordre de virement.pdf' : 'Message reçu.webp',
          proof_type: isPdf ? 'application/pdf' : 'image/webp',
          proof_size: bytes.length,
          proof_hash,
        })
        .where(eq(payments.id, payment_id))
      if (found)
        await unit.db.insert(proofReadings).values({ payment_id, proof_hash, found, read_at: unit.now })
    }
  })
}

function listWaiting({ db }: Services) {
  const { id, reference, method, amount, operator_reference, paid_on, status } = payments
  return db
    .select({ id, reference, method, amount, operator_reference, paid_on, account: payees.account })
    .from(payments)
    .innerJoin(payees, eq(payees.method, method))
    .where(and(eq(status, 'pending'), isNotNull(payments.declared_at)))
    .orderBy(asc(id))
}

async function makeProof(payment: Waiting) {
  const lines = linesOf(payment)
  if (payment.method === 'bank_transfer') {
    const bytes = printOrder(lines)
    const found = await readNow({ bytes, kind: 'pdf' })
    return { payment_id: payment.id, kind: 'pdf' as const, bytes, look: null, found }
  }
  const bytes = await sharp(await drawMessage(lines))
    .webp({ quality: 82 })
    .toBuffer()
  const found = await readNow({ bytes, kind: 'picture' })
  return { payment_id: payment.id, kind: 'picture' as const, bytes, look: await readLook(bytes), found }
}

/** A machine too busy to read it now starts all the same: the job that looks for unread proofs reads it later. */
const readNow = (file: Parameters<typeof readProofFile>[0]) => readProofFile(file).catch(() => null)

function linesOf({ method, amount, account, paid_on, reference, operator_reference }: Waiting): string[] {
  const isOrder = method === 'bank_transfer'
  return [
    isOrder ? 'Ordre de virement' : 'Paiement envoyé',
    `Montant|${formatCount(method === SHORT ? amount - MISSING : amount)} Ar`,
    `${isOrder ? 'Compte' : 'Bénéficiaire'}|${account}`,
    `Date|${paid_on?.split('-').toReversed().join('/')}`,
    `Motif|${reference}`,
    `Référence|${operator_reference}`,
  ]
}
