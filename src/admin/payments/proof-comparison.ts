import type { PaymentRow } from '#src/subscriptions/payments/ledger.ts'
import { cleanReference } from '#src/subscriptions/payments/shared/declaration.ts'
import { isMobileMoney } from '#src/subscriptions/payments/shared/methods.ts'
import type { Box, ProofValues } from '#src/subscriptions/proof-reading/shared/proof-values.ts'
import type { ComparedLine } from './contract.ts'

type Found = { value: string | number; box: Box | null }

/**
 * Says line by line whether a proof reads as the payment was declared. It decides nothing: a person looks at the proof.
 * @param account the number that the money goes to, as a phone is stored; null for a bank's account
 */
export function compareProof(
  payment: PaymentRow,
  values: ProofValues,
  account: string | null,
): ComparedLine[] {
  const { amount, method, reference, operator_reference, payer_phone, paid_on } = payment
  const { amounts, references, payees, payers, days } = values
  const lines = [compare('amount', amount, amounts)]
  if (!isMobileMoney(method)) {
    // A transfer has no number that the payer declares: what was to be written beside it is looked for.
    const isOwn = (found: Found) => String(found.value).startsWith('PAI')
    lines.push(compare('reference', cleanReference(reference), references.filter(isOwn), fold))
  } else {
    const declared = operator_reference && fold(operator_reference)
    const others = references.filter(({ value }) => !value.startsWith('PAI') || fold(value) === declared)
    lines.push(compare('reference', operator_reference, others, fold))
    if (account) lines.push(compare('payee', account, payees.length > 0 ? payees : only(payers, account)))
    const senders = payers.filter(({ value }) => value !== account)
    lines.push(compare('payer', payer_phone, senders))
  }
  lines.push(compare('date', paid_on, days))
  return lines
}

/** The machine takes the letter O for a zero and the letter I for a one, or the other way round. */
const fold = (text: string | number) => String(text).replaceAll('O', '0').replaceAll(/[IL]/g, '1')

const only = (found: ProofValues['payers'], number: string) => found.filter(({ value }) => value === number)

function compare(
  line: ComparedLine['line'],
  declared: string | number | null,
  found: readonly Found[],
  normalize: (value: string | number) => string | number = (value) => value,
): ComparedLine {
  const isDeclared = ({ value }: Found) => declared !== null && normalize(value) === normalize(declared)
  const same = found.find(isDeclared)
  const [first] = found
  if (!first || declared === null) return { line, state: 'not_read', read: null, box: null }
  const { value, box } = same ?? first
  return { line, state: same ? 'agrees' : 'differs', read: String(same ? declared : value), box }
}
