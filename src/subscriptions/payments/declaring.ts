import { createHash } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { conflict, invalid } from '#src/platform/errors.ts'
import { cleanDocument } from '#src/platform/files/document-upload.ts'
import { readLook } from '#src/platform/files/picture.ts'
import { storeWithin } from '#src/platform/files/stored-bytes.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { countPaymentAttempt } from './attempts.ts'
import { lockPayment, movePayment, type PaymentRow } from './ledger.ts'
import { notifyWaiting } from './notifying.ts'
import { findOwnPayment } from './payments.ts'
import { keepLook } from './proof-looks.ts'
import { readProofJob } from './proof-readings.ts'
import { cleanReference, type Declaration, declarationProblems } from './shared/declaration.ts'
import { isMobileMoney, operatorOf } from './shared/methods.ts'
import { payments } from './tables.ts'

const PHONE_WRONG = 'Ce numéro n’est pas un numéro de téléphone malgache.'
const OTHER_OPERATOR = 'Ce numéro n’est pas de cet opérateur.'
const REFERENCE_USED = 'Cette référence a déjà servi à un autre paiement.'
const NOT_PENDING = 'Ce paiement n’attend plus\u00A0: rien n’est à déclarer.'
const CASH = 'Un paiement en espèces se fait au guichet\u00A0: rien n’est à déclarer ici.'

/**
 * Says that a payment was made; said again, it takes the place of what was said before, as long as nobody has decided.
 * @throws HttpError 404 for another company's, 409 for one that does not wait, 422 on the fields
 */
export async function declarePayment(
  services: Services,
  member: Member,
  id: number,
  declaration: Declaration,
) {
  const seen = await findOwnPayment(services.db, member.company.id, id)
  const fields = checkDeclaration(seen, declaration, services.clock.now())
  // The file is looked at outside the change, which takes long and locks nothing.
  const proof = declaration.file ? await cleanProof(services, member, declaration.file) : null
  await inTransaction(services, member, (unit) => {
    const declare = () => declareWithin(unit, member, id, { fields, proof })
    const owner = { kind: 'company', id: member.company.id } as const
    return proof ? storeWithin(unit, owner, 'file', declare) : declare()
  })
}

interface Checked {
  fields: Fields
  proof: Awaited<ReturnType<typeof cleanProof>> | null
}

async function declareWithin(unit: Unit, member: Member, id: number, { fields, proof }: Checked) {
  const payment = await lockPayment(unit, id, member.company.id)
  if (payment.status !== 'pending') throw conflict(NOT_PENDING)
  if (isSame(payment, fields) && !proof) return
  await countPaymentAttempt(unit, 'declaration', member.company.id)
  await requireUnused(unit, payment, fields.operator_reference)
  const values = { ...fields, declared_at: unit.now, ...(proof && (await keepProof(unit, payment, proof))) }
  const row = await movePayment(unit, payment, 'declared', values)
  await notifyWaiting(unit, row)
}

type Fields = Pick<PaymentRow, 'payer_phone' | 'operator_reference' | 'paid_on'>

function checkDeclaration(payment: PaymentRow, declaration: Declaration, now: Date): Fields {
  const { method, status, proof_key } = payment
  if (status !== 'pending') throw conflict(NOT_PENDING)
  if (method === 'cash') throw conflict(CASH)
  const given = { hasProof: proof_key !== null, today: dayAt(now) }
  const problems = declarationProblems(method, declaration, given)
  const payer_phone = declaration.payer_phone ? readPhone(declaration.payer_phone) : null
  if (isMobileMoney(method) && declaration.payer_phone && !problems.payer_phone) {
    if (!payer_phone) problems.payer_phone = [PHONE_WRONG]
    else if (operatorOf(payer_phone) !== method) problems.payer_phone = [OTHER_OPERATOR]
  }
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const operator_reference = cleanReference(declaration.operator_reference ?? '') || null
  return { payer_phone, operator_reference, paid_on: declaration.paid_on ?? null }
}

const isSame = (payment: PaymentRow, fields: Fields) =>
  payment.declared_at !== null &&
  payment.payer_phone === fields.payer_phone &&
  payment.operator_reference === fields.operator_reference &&
  payment.paid_on === fields.paid_on

/** Two who declare the same reference at the same moment follow one another, so that the second is told so on its field. */
async function requireUnused({ db }: Unit, payment: PaymentRow, reference: string | null) {
  if (reference === null) return
  const key = `payment-reference:${payment.method}:${reference}`
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const [used] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ne(payments.id, payment.id),
        eq(payments.method, payment.method),
        eq(payments.operator_reference, reference),
        inArray(payments.status, ['pending', 'success', 'refunded']),
      ),
    )
  if (used) throw invalid({ operator_reference: [REFERENCE_USED] })
}

async function cleanProof(services: Services, member: Member, file: NonNullable<Declaration['file']>) {
  const sent = 'bytes' in file && file.bytes instanceof Uint8Array ? file.bytes : new Uint8Array()
  const hash = createHash('sha256').update(sent).digest('hex')
  const clean = await cleanDocument(services.env, member, file)
  const look = clean.extension === 'webp' ? await readLook(clean.bytes) : null
  return { ...clean, hash, look }
}

async function keepProof(unit: Unit, payment: PaymentRow, proof: Awaited<ReturnType<typeof cleanProof>>) {
  if (payment.proof_key) unit.files.remove(payment.proof_key)
  const { bytes, extension, name, content_type, hash, look } = proof
  await keepLook(unit, payment.id, look)
  await unit.send(readProofJob, { payment_id: payment.id, proof_hash: hash })
  return {
    proof_key: await unit.files.put(bytes, extension),
    proof_name: name,
    proof_type: content_type,
    proof_size: bytes.length,
    proof_hash: hash,
  }
}
