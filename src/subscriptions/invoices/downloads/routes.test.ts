import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { readPdf } from '#test/resumes/pdf-text.ts'
import { useServices } from '#test/services.ts'
import { enterSeller, invoiceSale, makeBuyer, sale } from '#test/subscriptions/invoices.ts'

const services = useServices()
const INVOICES = '/api/recruiter/invoices'
let payment = 0

async function scene() {
  await enterSeller(services)
  const { company, owner } = await makeBuyer(services)
  const invoice = await invoiceSale(services, sale(company.id, ++payment))
  return { company, owner, invoice }
}

test('the owner downloads the invoice as PDF, XML and JSON, each named after its number', async () => {
  const { owner, invoice } = await scene()
  const browser = await signedInAs(services, owner)
  const download = async (format: string) => {
    const answer = await browser.get(`${INVOICES}/${invoice.id}/${format}`)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toContain(`filename="${invoice.number}.${format}"`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    return answer.bytes
  }
  const { title, layout } = await readPdf(await download('pdf'))
  expect(title).toBe(`Facture ${invoice.number}`)
  expect(layout).toContain('localhost:3000/factures')
  expect(String(await download('xml'))).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`)
  expect(JSON.parse(String(await download('json')))).toMatchObject({
    invoice_number: invoice.number,
    totals: { total_amount_with_vat: 350_000 },
  })
})

test.each(['pdf', 'xml', 'json'])('%s is for the owner alone', async (format) => {
  const { company, invoice } = await scene()
  const address = `${INVOICES}/${invoice.id}/${format}`
  for (const role of ['recruiter', 'reader'] as const) {
    const browser = await signedInAs(services, await makeMember(services, company.id, role))
    expect((await browser.get(address)).status, role).toBe(403)
  }
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  expect((await rival.get(address)).status).toBe(404)
})

test('an owner whose company is suspended still reads what was paid, ten years later too', async () => {
  const { company, owner, invoice } = await scene()
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  services.clock.set('2036-11-21T08:00:00Z')
  const browser = await signedInAs(services, owner)
  expect((await browser.get(`${INVOICES}/${invoice.id}/json`)).status).toBe(200)
  services.clock.set('2026-11-21T08:00:00Z')
})

test('one person prints so many times a minute, so that the printer is there for everybody', async () => {
  const { owner, invoice } = await scene()
  const browser = await signedInAs(services, owner)
  const statuses = await Promise.all(
    Array.from({ length: 32 }, async () => (await browser.get(`${INVOICES}/${invoice.id}/pdf`)).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
})
