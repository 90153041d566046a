import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { requireSeller } from '#src/subscriptions/invoices/seller.ts'
import { sellerParticulars } from '#src/subscriptions/invoices/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
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
  expect(await read(browser)).toEqual({ seller: null, version: null, history: [] })
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

test.each(['moderator', 'support'] as const)('a %s neither reads nor changes them', async (admin_role) => {
  const { browser } = await signedInAdmin(site, { admin_role })
  expect((await browser.get(PATH)).status).toBe(403)
  expect((await save(browser, null)).status).toBe(403)
  expect(await services.db.$count(sellerParticulars)).toBe(0)
})
