import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { printInvoice } from '#src/subscriptions/invoices/printing/print.ts'
import { requireSeller } from '#src/subscriptions/invoices/seller.ts'
import { sellerParticulars, sellerSignatures } from '#src/subscriptions/invoices/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { fileForm } from '#test/company.ts'
import { readPdf } from '#test/resumes/pdf-text.ts'
import { useServices } from '#test/services.ts'
import { invoiceSale, makeBuyer, SELLER, sale } from '#test/subscriptions/invoices.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/seller'

beforeEach(async () => {
  await services.db.delete(sellerParticulars)
})

async function billing() {
  const { browser, admin } = await signedInAdmin(site, { admin_role: 'billing' })
  return { browser, name: `${admin.first_name} ${admin.last_name}` }
}

const read = async (browser: AdminBrowser) => (await browser.get(PATH)).body.data
const save = (browser: AdminBrowser, version: number | null, values: Record<string, unknown> = {}) =>
  browser.put(PATH, { ...SELLER, ...values, version })

test('the particulars are entered, changed, and each change says who made it, when, and from what to what', async () => {
  const { browser, name } = await billing()
  expect(await read(browser)).toEqual({ seller: null, signature: null, version: null, history: [] })
  const entered = (await save(browser, null)).body.data
  expect(entered.seller).toEqual(SELLER)
  services.clock.advance(3600)
  const changed = (await save(browser, entered.version, { name: 'Asafidy SA', signatory: 'Lova Rabe' })).body
    .data
  expect(changed.history).toEqual([
    {
      id: changed.version,
      at: services.clock.now().toISOString(),
      by: name,
      fields: [
        { field: 'name', before: 'Asafidy SARL', after: 'Asafidy SA' },
        { field: 'signatory', before: 'Tiana Rakotomalala', after: 'Lova Rabe' },
      ],
    },
    entered.history[0],
  ])
  expect(entered.history[0].fields).toContainEqual({ field: 'nif', before: null, after: SELLER.nif })
  expect(await requireSeller(services.db)).toMatchObject({ name: 'Asafidy SA' })
  expect(await services.db.$count(auditLog)).toBeGreaterThanOrEqual(2)
})

test('each particular that is missing or wrong says so on its field, and nothing is changed', async () => {
  const { browser } = await billing()
  const empty = Object.fromEntries(Object.keys(SELLER).map((field) => [field, '']))
  const refused = await browser.put(PATH, { ...empty, version: null })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors).toSorted()).toEqual(Object.keys(SELLER).toSorted())
  for (const [field, value] of [
    ['nif', '123'],
    ['stat', '63120'],
    ['rcs', '2024 B 00718'],
    ['email', 'paiements'],
    ['name', 'x'.repeat(300)],
  ] as const) {
    const { status, body } = await save(browser, null, { [field]: value })
    expect([status, Object.keys(body.errors)], field).toEqual([422, [field]])
  }
  expect((await read(browser)).seller).toBeNull()
})

test('what a colleague changed meanwhile is not lost; a save that is sent again changes nothing', async () => {
  const { browser } = await billing()
  const other = (await signedInAdmin(site, { admin_role: 'super_admin' })).browser
  const { version } = (await save(browser, null)).body.data
  const changed = await save(other, version, { city: 'Toamasina' })
  const late = await save(browser, version, { city: 'Mahajanga' })
  expect([late.status, late.body.message]).toEqual([
    409,
    expect.stringContaining('comparez avec l’historique'),
  ])
  expect((await read(browser)).seller.city).toBe('Toamasina')
  // The answer to it was lost on the way, so the browser sends it again.
  expect((await save(other, version, { city: 'Toamasina' })).body.data.version).toBe(
    changed.body.data.version,
  )
  expect((await read(browser)).history).toHaveLength(2)
})

test('of ten people who change the same particulars at once, one does and the others are told', async () => {
  const { browser } = await billing()
  const { version } = (await save(browser, null)).body.data
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save(browser, version, { address: `Lot ${index}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
})

test('an invoice that was issued keeps the seller of its day', async () => {
  const { browser } = await billing()
  const { version } = (await save(browser, null)).body.data
  const { company } = await makeBuyer(services)
  const invoice = await invoiceSale(services, sale(company.id, 1))
  await save(browser, version, { name: 'Asafidy SA' })
  const again = await invoiceSale(services, sale(company.id, 1))
  expect(again.content.seller).toEqual(invoice.content.seller)
  expect((await invoiceSale(services, sale(company.id, 2))).content.seller.name).toBe('Asafidy SA')
})

const SIGNATURE = `${PATH}/signature`

/** A stroke of ink on transparent paper. */
async function drawStroke(colour: string): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><path d="M40 400 C 300 20, 700 480, 1160 60" stroke="${colour}" stroke-width="20" fill="none"/></svg>`
  return new Blob([Uint8Array.from(await sharp(Buffer.from(svg)).png().toBuffer())])
}

/** The pictures of a PDF that are made of pixels, as poppler finds them: what each is, its width and its height. */
function listPictures(pdf: Uint8Array): string[] {
  const table = execFileSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' })
  const rows = table.trim().split('\n').slice(2)
  return rows.map((row) => row.trim().split(/\s+/).slice(2, 5).join(' '))
}

function sign(browser: AdminBrowser, version: number, picture: Blob) {
  const form = fileForm('picture', picture, 'signature.png')
  form.set('version', String(version))
  return browser.put(SIGNATURE, form)
}

test('the picture of the signature is printed on the next invoices, and those that were issued keep theirs', async () => {
  const { browser } = await billing()
  const { version } = (await save(browser, null)).body.data
  const { company } = await makeBuyer(services)
  const bare = await invoiceSale(services, sale(company.id, 11))
  const signed = (await sign(browser, version, await drawStroke('#123a8f'))).body.data
  expect(signed.signature).toMatch(/^UklGR/)
  expect(signed.history[0].fields).toEqual([{ field: 'signature', before: null, after: 'une image' }])
  // What was being written meanwhile is no conflict with it, and leaves the picture as it is.
  const renamed = (await save(browser, version, { city: 'Toamasina' })).body.data
  expect(renamed.signature).toBe(signed.signature)
  const first = await invoiceSale(services, sale(company.id, 12))
  const print = async (invoice: typeof first) => {
    const pdf = await printInvoice(services.db, invoice, 'https://asafidy.test')
    return { pdf: Buffer.from(pdf), text: (await readPdf(pdf)).layout, pictures: listPictures(pdf) }
  }
  const before = await print(first)
  // The picture comes with its transparency, so that no white box covers what stands behind it.
  expect(before.pictures).toEqual(['image 640 267', 'smask 640 267'])
  expect((await print(bare)).pictures).toEqual([])
  expect(before.text).toContain('Tiana Rakotomalala')
  await sign(browser, renamed.version, await drawStroke('#000000'))
  expect((await print(first)).pdf.equals(before.pdf)).toBe(true)
  const other = await print(await invoiceSale(services, sale(company.id, 13)))
  expect(other.pdf.equals(before.pdf)).toBe(false)
})

test('a picture of a signature is taken away, refused where it is none, and never changed in silence', async () => {
  const { browser } = await billing()
  const early = await sign(browser, 1, await drawStroke('#000'))
  expect([early.status, early.body.message]).toEqual([409, 'Enregistrez d’abord les mentions du vendeur.'])
  const { version } = (await save(browser, null)).body.data
  const text = await sign(browser, version, new Blob(['une signature']))
  expect([text.status, Object.keys(text.body.errors)]).toEqual([422, ['picture']])
  expect((await browser.put(SIGNATURE, { version })).body.errors).toEqual({
    picture: ['Choisissez une image.'],
  })
  const signed = (await sign(browser, version, await drawStroke('#000'))).body.data
  // The same picture sent again, because its answer was lost, is no other change.
  const again = await sign(browser, version, await drawStroke('#000'))
  expect([again.status, again.body.data.version]).toEqual([200, signed.version])
  const late = await sign(browser, version, await drawStroke('#123'))
  expect([late.status, late.body.message]).toEqual([
    409,
    expect.stringContaining('comparez avec l’historique'),
  ])
  const removed = (await browser.delete(SIGNATURE, { version: signed.version })).body.data
  expect([removed.signature, removed.history[0].fields]).toEqual([
    null,
    [{ field: 'signature', before: 'une image', after: 'aucune' }],
  ])
  expect((await browser.delete(SIGNATURE, { version: signed.version })).body.data.version).toBe(
    removed.version,
  )
  await expect(services.db.delete(sellerSignatures)).rejects.toThrow()
  const { browser: moderator } = await signedInAdmin(site, { admin_role: 'moderator' })
  expect((await sign(moderator, removed.version, await drawStroke('#000'))).status).toBe(403)
  expect((await moderator.delete(SIGNATURE, { version: removed.version })).status).toBe(403)
})

test.each(['moderator', 'support'] as const)('a %s neither reads nor changes them', async (admin_role) => {
  const { browser } = await signedInAdmin(site, { admin_role })
  expect((await browser.get(PATH)).status).toBe(403)
  expect((await save(browser, null)).status).toBe(403)
  expect(await services.db.$count(sellerParticulars)).toBe(0)
})
