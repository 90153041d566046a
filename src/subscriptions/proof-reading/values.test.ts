import { expect, test } from 'vitest'
import { findValues } from './values.ts'
import { type Stretch, UNSURE } from './words.ts'

const LINE = 20
const stretch = (text: string, left: number, top: number): Stretch => ({
  left,
  top,
  height: LINE,
  words: text.split(' ').map((word) => ({ text: word, box: { left, top, width: 10, height: LINE } })),
})

/** A page of lines; what stands behind a bar stands at the right of the page, as another stretch. */
const page = (text: string): Stretch[] =>
  text
    .split('\n')
    .flatMap((line, row) => line.split('|').map((part, at) => stretch(part, at * 500, row * 40)))

function read(text: string) {
  const found = findValues(page(text), true)
  const valuesOf = (list: readonly { value: unknown }[]) => list.map(({ value }) => value)
  return {
    amounts: valuesOf(found.amounts),
    references: valuesOf(found.references),
    payees: valuesOf(found.payees),
    payers: valuesOf(found.payers),
    days: valuesOf(found.days),
  }
}

test('a message of MVola says the sum, the reference, who is paid and the day, and the balance is left out', () => {
  expect(
    read(
      'Vous avez payé 350 000 Ar à ASAFIDY\n(0340051226) le 17/11/26 à 09:31. Motif :\nPAI-2026-0412. Frais 0 Ar. Ref : 1482907366.\nNouveau solde : 12 450 Ar.',
    ),
  ).toEqual({
    amounts: [350_000],
    references: ['1482907366', 'PAI20260412'],
    payees: ['+261340051226'],
    payers: [],
    days: ['2026-11-17'],
  })
})

test('a receipt with labels on the left and values on the right is read across the page', () => {
  expect(
    read(
      'Orange Money\n150.000 Ar\nBénéficiaire|032 00 512 26\nExpéditeur|+261 32 11 222 33\nDate|9 nov. 2026\nRéférence|MP261109.0854.C04417\nFrais|300 Ar',
    ),
  ).toEqual({
    amounts: [150_000],
    references: ['MP261109.0854.C04417'],
    payees: ['+261320051226'],
    payers: ['+261321122233'],
    days: ['2026-11-09'],
  })
})

test('an order of a bank says its sum with cents, what is written beside it, and its days', () => {
  expect(
    read(
      'Ordre de virement du 20/11/2026\nMontant|MGA 3 500 000,00\nMotif|PAI-2026-0411\nDate de valeur|21 novembre 2026',
    ),
  ).toEqual({
    amounts: [3_500_000],
    references: ['PAI20260411'],
    payees: [],
    payers: [],
    days: ['2026-11-20', '2026-11-21'],
  })
})

test('a sum and a reference that a line parts are read in one piece, and two sums below each other are not', () => {
  expect(read('Vous avez payé 350\n000 Ar a ASAFIDY. Ref : 1482 907\n366').amounts).toEqual([350_000])
  expect(read('Ref : 1482 907 366').references).toContain('1482907366')
  expect(read('Code 12\n350 000 Ar').amounts).toEqual([350_000, 12_350_000])
})

test.each([
  ['a number is no sum', 'Transaction 1482907366 du client 4417'],
  [
    'a balance, fees and a commission are not what was paid',
    'Solde : 12 450 Ar\nFrais 300 Ar\nCommission : 1 500 Ar',
  ],
  ['nothing is read across a word that is not sure', `350 ${UNSURE} Ar`],
  ['a sum above what can be kept is none', '999 999 999 999 Ar'],
])('%s', (_, text) => {
  expect(read(text).amounts).toEqual([])
})

test('days that no calendar has are none, in figures and in words', () => {
  expect(read('31/02/2026 2026-13-01 32 janvier 2026 12 brumaire 2026').days).toEqual([])
  expect(read('1er décembre 2026, 2 juin 2026, 3 juillet 2026, 4 August 2026, 2026-11-05').days).toEqual([
    '2026-12-01',
    '2026-06-02',
    '2026-07-03',
    '2026-08-04',
    '2026-11-05',
  ])
})

test('what is found keeps its place on the picture, and a page of a PDF has none', () => {
  const words = page('Payé|60 000 Ar')
  expect(findValues(words, true).amounts).toEqual([
    { value: 60_000, box: { left: 500, top: 0, width: 10, height: LINE } },
  ])
  expect(findValues(words, false).amounts).toEqual([{ value: 60_000, box: null }])
})

test('a page of digits without end is read in no time', () => {
  const start = performance.now()
  findValues(page(Array.from({ length: 4000 }, (_, at) => `réf ${at} 000 1 2 3 Ar à`).join('\n')), true)
  expect(performance.now() - start).toBeLessThan(3000)
})
