import { expect, test } from 'vitest'
import { findPaymentReference, findPhone, isSuccessful, readDay, readSignedAmount } from './values.ts'

test.each([
  ['20/11/2026', '2026-11-20'],
  ['20/11/2026 14:05:33', '2026-11-20'],
  ['5-1-26', '2026-01-05'],
  ['20.11.2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026/11/20 08:00', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['2026-11-20T22:30:00Z', '2026-11-21'],
  ['20 nov. 2026', '2026-11-20'],
  ['1er août 2026', '2026-08-01'],
  ['20-Nov-2026 10:00', '2026-11-20'],
  ['46346', '2026-11-20'],
  ['46346.75', '2026-11-20'],
  ['31/02/2026', null],
  ['11/20/2026', null],
  ['Total', null],
  ['', null],
])('the day of a line is read as statements write it: %s', (text, day) => {
  expect(readDay(text, false)).toBe(day)
})

test('a workbook may count its days from 1904 on', () => {
  expect(readDay('44884', true)).toBe('2026-11-20')
})

test.each([
  ['150000', 150_000],
  ['150 000,00', 150_000],
  ['150\u202f000', 150_000],
  ['150,000.00', 150_000],
  ['150.000', 150_000],
  ['+150 000 Ar', 150_000],
  ['MGA 150000', 150_000],
  ['-150 000', -150_000],
  ['−150 000', -150_000],
  ['150 000-', -150_000],
  ['(150 000)', -150_000],
  ['0,00', 0],
  ['', null],
  ['-', null],
])('an amount is read as people write it: %s', (text, amount) => {
  expect(readSignedAmount(text)).toBe(amount)
})

test.each(['abc', '150 000,50', '1e5', '15O000'])('what is no whole amount is never guessed: %s', (text) => {
  expect(readSignedAmount(text)).toBeNaN()
})

test.each([
  ['0341234567', '+261341234567'],
  ['+261 34 12 345 67', '+261341234567'],
  ['261341234567', '+261341234567'],
  ['331234567', '+261331234567'],
  ['034 12 345 67 - RAKOTO Jean', '+261341234567'],
  ['RAKOTO (0341234567)', '+261341234567'],
  ['RAKOTO Jean', null],
  ['03412345678', null],
])('the payer’s number is found: %s', (text, phone) => {
  expect(findPhone(text)).toBe(phone)
})

test.each([
  ['Abonnement PAI-2026-0412', 'PAI-2026-0412'],
  ['pai 2026 0412 merci', 'PAI-2026-0412'],
  ['PAI20260412', 'PAI-2026-0412'],
  ['VIR PAI-2026-12345 HAVOANA', 'PAI-2026-12345'],
  ['PAIEMENT 2026 0412', null],
])('the reference that a payer wrote is found: %s', (text, reference) => {
  expect(findPaymentReference(text)).toBe(reference)
})

test('only what the operator says moved counts', () => {
  for (const state of ['', 'SUCCESS', 'Réussie', 'completed', 'TS', 'Effectué'])
    expect(isSuccessful(state), state).toBe(true)
  for (const state of ['FAILED', 'Échoué', 'Pending', 'Annulée', 'TF', 'Reversed'])
    expect(isSuccessful(state), state).toBe(false)
})
