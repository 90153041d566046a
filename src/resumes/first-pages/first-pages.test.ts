import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { makePdf } from '#test/pdfs/make-pdf.ts'
import { drawPdf } from '#test/resumes/drawn-resumes.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const RESUMES = '/api/applicant/resumes'

async function joined(pdf: Uint8Array) {
  const browser = await signedInAs(services, await makeApplicant(services))
  const form = new FormData()
  const fields = { title: 'Aide', name: 'CV joint', description: 'Un fichier.', is_draft: '0' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'cv.pdf')
  const { status, body } = await browser.post(RESUMES, form)
  expect([status, body.data.kind]).toEqual([201, 'file'])
  return { browser, url: `${RESUMES}/${body.data.id}/picture` }
}

test('the first page of a joined PDF is drawn, once for each file', async () => {
  const pdf = drawPdf('#set page(fill: rgb("#cc0000"))\n= Soa\n#pagebreak()\n#set page(fill: blue)\n= Suite')
  const { browser, url } = await joined(pdf)
  const picture = await browser.get(url)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  const { width, height } = await sharp(picture.bytes).metadata()
  expect([width, height]).toEqual([480, 679])
  const { dominant } = await sharp(picture.bytes).stats()
  expect(dominant.r).toBeGreaterThan(160)
  expect(dominant.b).toBeLessThan(60)
  const again = await browser.get(url, { 'if-none-match': String(picture.headers.etag) })
  expect(again.status).toBe(304)
  const many = await Promise.all(Array.from({ length: 6 }, () => browser.get(url)))
  expect(many.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await stranger.get(url)).status).toBe(404)
})

test('a sheet of another size stands whole on the picture, and a page without words is white', async () => {
  const wide = await joined(drawPdf('#set page(width: 400pt, height: 200pt, fill: rgb("#0000cc"))\nx'))
  const { data, info } = await sharp((await wide.browser.get(wide.url)).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (row: number) => [...data.subarray((row * info.width + 240) * info.channels).subarray(0, 3)]
  expect(at(10).every((part) => part > 240)).toBe(true)
  expect(at(340)[2]).toBeGreaterThan(160)
  const empty = await joined(makePdf())
  expect((await empty.browser.get(empty.url)).status).toBe(200)
})
