import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawMessage } from '#seeds/receipts.ts'
import { makePdf } from '#test/pdfs/make-pdf.ts'
import { readProofFile } from './child-reading.ts'
import { NOTHING_READ } from './shared/proof-values.ts'

const MESSAGE = [
  'Vous avez payé 350 000 Ar à ASAFIDY (0340051226) le 17/11/26 à 09:31. Motif : PAI-2026-0412. Frais 0 Ar. Ref : 1482907366.',
]
const picture = async (bytes: Promise<Buffer>) => ({ kind: 'picture' as const, bytes: await bytes })

/** The same bytes each time, in which nobody sees a pattern. */
const noise = (length: number) =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 15))

test('a screenshot is read, with where each value stands', async () => {
  const shot = sharp(await drawMessage(MESSAGE)).webp({ quality: 82 })
  const found = await readProofFile(await picture(shot.toBuffer()))
  expect(found.amounts).toMatchObject([{ value: 350_000 }])
  expect(found.references.map(({ value }) => value)).toContain('1482907366')
  expect(found.payees).toMatchObject([{ value: '+261340051226' }])
  expect(found.days).toMatchObject([{ value: '2026-11-17' }])
  const box = found.amounts[0]?.box
  expect(box?.left).toBeGreaterThan(0.2)
  expect((box?.left ?? 1) + (box?.width ?? 1)).toBeLessThan(0.8)
  expect(box?.top).toBeLessThan(0.2)
})

test('a dark receipt, sent on small and compressed, is read across its page', async () => {
  const receipt = [
    '150 000 Ar',
    'Bénéficiaire|032 00 512 26',
    'Référence|MP261109.0854.C04417',
    'Date|09 nov. 2026',
  ]
  const shot = sharp(await drawMessage(receipt, { isDark: true }))
  const found = await readProofFile(await picture(shot.resize(540).jpeg({ quality: 50 }).toBuffer()))
  expect(found).toMatchObject({
    amounts: [{ value: 150_000 }],
    payees: [{ value: '+261320051226' }],
    days: [{ value: '2026-11-09' }],
  })
})

test('the first page of a PDF is read without places', async () => {
  const bytes = makePdf({ text: 'Virement de 3 500 000 Ar, PAI-2026-0411' })
  expect(await readProofFile({ kind: 'pdf', bytes })).toMatchObject({
    amounts: [{ value: 3_500_000, box: null }],
    references: [{ value: 'PAI20260411', box: null }],
  })
})

test.each([
  [
    'noise',
    () =>
      sharp(noise(700 * 700), { raw: { width: 700, height: 700, channels: 1 } })
        .png()
        .toBuffer(),
  ],
  [
    'a white page',
    () =>
      sharp({ create: { width: 2400, height: 2400, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  [
    'more pixels than a proof has',
    () =>
      sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['what is no picture', async () => Buffer.from('RIFF of nothing')],
])('%s says nothing, and the next proof is read', async (_, make) => {
  expect(await readProofFile(await picture(make()))).toEqual(NOTHING_READ)
  const next = await readProofFile(await picture(drawMessage(MESSAGE)))
  expect(next.amounts).toMatchObject([{ value: 350_000 }])
})

test('a PDF without text, and what is no PDF, say nothing', async () => {
  for (const bytes of [makePdf({ text: '' }), Buffer.from('%PDF-1.7 of nothing')])
    expect(await readProofFile({ kind: 'pdf', bytes })).toEqual(NOTHING_READ)
})
