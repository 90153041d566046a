import { expect, test } from 'vitest'
import { type ComparedLine, type ComparedPayment, matchLines } from './matching.ts'

const PHONE = '+261341234567'

function lineOf(values: Partial<ComparedLine> = {}): ComparedLine {
  const told = { payer: '', wording: '', payment_reference: null }
  return { id: 1, amount: 150_000, transaction_id: '1122334455', payer_phone: PHONE, ...told, ...values }
}

function paymentOf(values: Partial<ComparedPayment> = {}): ComparedPayment {
  return {
    id: 7,
    reference: 'PAI-2026-0007',
    method: 'mvola',
    amount: 150_000,
    status: 'pending',
    operator_reference: '1122334455',
    payer_phone: PHONE,
    company: 'Havoana',
    is_charging: false,
    has_line: false,
    ...values,
  }
}

const match = (line: Partial<ComparedLine>, payment: Partial<ComparedPayment>) =>
  matchLines([lineOf(line)], [paymentOf(payment)])[0]?.differences

test('a line matches wholly whose reference, amount and payer are the payment’s', () => {
  expect(match({}, {})).toEqual([])
  expect(match({}, { status: 'success' })).toEqual([])
})

test('a line that names the payment itself needs no number of a payer', () => {
  const named = { transaction_id: null, payer_phone: null, payment_reference: 'PAI-2026-0007' }
  expect(match(named, {})).toEqual([])
  expect(match(named, { operator_reference: null, payer_phone: null })).toEqual([])
})

test.each([
  [{ amount: 149_000 }, {}, ['amount']],
  [{ payer_phone: '+261340000009' }, {}, ['payer']],
  [{ payer_phone: null }, {}, ['payer_unknown']],
  [{}, { payer_phone: null }, ['payer_unknown']],
  [{}, { status: 'failed' }, ['ended']],
  [{}, { is_charging: true }, ['charging']],
  [{}, { status: 'success', has_line: true }, ['has_line']],
  [{ transaction_id: '999999' }, {}, ['reference']],
  [
    { payer_phone: null, payment_reference: 'PAI-2026-0007', transaction_id: '999999' },
    {},
    ['declared_reference'],
  ],
] as [Partial<ComparedLine>, Partial<ComparedPayment>, string[]][])(
  'what differs is left for a person: %j, %j',
  (line, payment, differences) => {
    expect(match(line, payment)).toEqual(differences)
  },
)

test('a line that has nothing of a payment has none', () => {
  expect(match({ transaction_id: '999999', payer_phone: '+261340000009' }, {})).toBeUndefined()
  expect(match({ transaction_id: null, payer_phone: null }, { operator_reference: null })).toBeUndefined()
})

test('two lines that would pay one payment are both left for a person', () => {
  const lines = [lineOf(), lineOf({ id: 2, transaction_id: '5566', payment_reference: 'PAI-2026-0007' })]
  expect(matchLines(lines, [paymentOf()]).map(({ differences }) => differences)).toEqual([
    ['several_lines'],
    ['several_lines'],
  ])
})

test('a line that names one payment and has the reference of another is left for a person', () => {
  const other = paymentOf({ id: 8, reference: 'PAI-2026-0008', operator_reference: null })
  const [found] = matchLines([lineOf({ payment_reference: 'PAI-2026-0008' })], [paymentOf(), other])
  expect(found?.differences).toEqual(['other_payment'])
})

test('a reference that was refused before belongs to the payment that gave it again', () => {
  const [found] = matchLines([lineOf()], [paymentOf({ id: 6, status: 'failed' }), paymentOf()])
  expect([found?.payment.id, found?.differences]).toEqual([7, []])
})

test('a payer with two orders of the same sum is not guessed at', () => {
  const orders = [paymentOf({ operator_reference: null }), paymentOf({ id: 8, operator_reference: null })]
  expect(matchLines([lineOf()], orders)).toEqual([])
})

test('a bank’s line says the payer by the company’s name, in whatever capitals', () => {
  const transfer = { method: 'bank_transfer', operator_reference: 'VIR123', payer_phone: null } as const
  const line = { transaction_id: 'VIR123', payer_phone: null }
  expect(match({ ...line, wording: 'VIR RECU HAVOANA SARL' }, transfer)).toEqual([])
  expect(match({ ...line, wording: 'VIR RECU DE RAKOTO' }, transfer)).toEqual(['payer_unknown'])
})
