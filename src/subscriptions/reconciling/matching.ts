import { plainWords } from '#src/shared/phrases.ts'
import { isMobileMoney, type PaymentMethod } from '../payments/shared/methods.ts'
import type { PaymentStatus } from '../payments/shared/statuses.ts'
import type { Difference } from './shared/differences.ts'

/** What a line says, to be compared with payments. */
export interface ComparedLine {
  id: number
  amount: number
  transaction_id: string | null
  payer_phone: string | null
  payer: string
  wording: string
  payment_reference: string | null
}

/** What is known of a payment, to be compared with lines. */
export interface ComparedPayment {
  id: number
  reference: string
  method: PaymentMethod
  amount: number
  status: PaymentStatus
  operator_reference: string | null
  payer_phone: string | null
  /** The name of the company. */
  company: string
  /** An operator is asked to take it, and has not answered. */
  is_charging: boolean
  /** Another line proves it. */
  has_line: boolean
}

/** A line and the payment that it is of; wholly so when nothing differs. */
export interface Match<Line extends ComparedLine, Payment extends ComparedPayment> {
  line: Line
  payment: Payment
  differences: Difference[]
}

/** Finds the payment of each line that has one, at most one. */
export function matchLines<Line extends ComparedLine, Payment extends ComparedPayment>(
  lines: readonly Line[],
  payments: readonly Payment[],
): Match<Line, Payment>[] {
  const index = indexOf(payments)
  const matches = lines.flatMap((line) => {
    const found = find(line, index)
    return found ? [{ line, ...found }] : []
  })
  const perPayment = Map.groupBy(matches, ({ payment }) => payment.id)
  return matches.map((match) => {
    const others = (perPayment.get(match.payment.id)?.length ?? 0) > 1
    return others ? { ...match, differences: [...match.differences, 'several_lines'] } : match
  })
}

interface Index<Payment> {
  byReference: Map<string, Payment>
  byOperator: Map<string, Payment[]>
  byPayer: Map<string, Payment[]>
}

function indexOf<Payment extends ComparedPayment>(payments: readonly Payment[]): Index<Payment> {
  const isLost = ({ status }: Payment) => status === 'failed' || status === 'cancelled'
  // A reference that was refused may be given again, so the payments that are alive come first.
  const inOrder = [...payments.filter((each) => !isLost(each)), ...payments.filter(isLost)]
  const waiting = inOrder.filter(({ status }) => status === 'pending')
  return {
    byReference: new Map(payments.map((each) => [each.reference, each])),
    byOperator: Map.groupBy(inOrder, ({ operator_reference }) => operator_reference ?? ''),
    byPayer: Map.groupBy(waiting, ({ payer_phone, amount }) => `${payer_phone} ${amount}`),
  }
}

function find<Payment extends ComparedPayment>(line: ComparedLine, index: Index<Payment>) {
  const named = line.payment_reference === null ? undefined : index.byReference.get(line.payment_reference)
  const [declared] = line.transaction_id === null ? [] : (index.byOperator.get(line.transaction_id) ?? [])
  if (named && declared && named.id !== declared.id)
    return { payment: declared, differences: ['other_payment' as const] }
  const payment = named ?? declared
  if (payment) return { payment, differences: compare(line, payment, named !== undefined) }
  if (line.payer_phone === null) return null
  const likely = index.byPayer.get(`${line.payer_phone} ${line.amount}`) ?? []
  const [one] = likely
  return one && likely.length === 1 ? { payment: one, differences: ['reference' as const] } : null
}

/** @param isNamed whether the payer wrote the payment's own reference, so that the line says itself what it pays */
function compare(line: ComparedLine, payment: ComparedPayment, isNamed: boolean): Difference[] {
  const differences: Difference[] = []
  if (line.amount !== payment.amount) differences.push('amount')
  const payer = comparePayer(line, payment)
  if (payer === 'differs') differences.push('payer')
  // A reference that the payer declares may be another person's, whose number the statement would show.
  else if (payer === 'unknown' && !isNamed) differences.push('payer_unknown')
  const { transaction_id } = line
  const isOther = transaction_id !== null && payment.operator_reference !== transaction_id
  if (isOther && payment.operator_reference !== null && payer !== 'agrees')
    differences.push('declared_reference')
  if (payment.status === 'failed' || payment.status === 'cancelled') differences.push('ended')
  if (payment.is_charging) differences.push('charging')
  if (payment.has_line) differences.push('has_line')
  return differences
}

function comparePayer(line: ComparedLine, payment: ComparedPayment): 'agrees' | 'differs' | 'unknown' {
  if (isMobileMoney(payment.method)) {
    if (line.payer_phone === null || payment.payer_phone === null) return 'unknown'
    return line.payer_phone === payment.payer_phone ? 'agrees' : 'differs'
  }
  // A bank cuts names and adds words, so a name that is not found says nothing.
  const [told, name] = [plainWords(`${line.payer} ${line.wording}`), plainWords(payment.company)]
  return name.length >= 4 && ` ${told} `.includes(` ${name} `) ? 'agrees' : 'unknown'
}
