import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { BOMBS } from '#test/pdfs/bombs.ts'
import { makePdf } from '#test/pdfs/make-pdf.ts'
import { mergePdfs } from './pdf-merging.ts'

const LETTER = makePdf()
const TOO_HEAVY = { status: 422, message: expect.stringContaining('trop lourd') }

test('several PDFs become one, in their order', async () => {
  const merged = await PDF.load(await mergePdfs(1, [LETTER, makePdf(), makePdf()]))
  expect(merged.getPageCount()).toBe(3)
})

test('what cannot be read, or takes too much, is said to be too heavy, and the next one is merged', async () => {
  await expect(mergePdfs(1, [LETTER, Buffer.from('%PDF-1.7\n')])).rejects.toMatchObject(TOO_HEAVY)
  const bomb = new Uint8Array(BOMBS['objects of 900 MB']?.() ?? [])
  await expect(mergePdfs(1, [LETTER, bomb])).rejects.toMatchObject(TOO_HEAVY)
  expect((await PDF.load(await mergePdfs(1, [LETTER]))).getPageCount()).toBe(1)
})

test('a person whose share is full is told to wait', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 6 }, () => mergePdfs(7, [LETTER])))
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []))
  expect(refused).toEqual([429, 429])
})
