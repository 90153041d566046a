import { expect, test } from 'vitest'
import { signedInAdmin, useAdminSite } from '#test/admin.ts'
import { readPdf } from '#test/resumes/pdf-text.ts'
import { useServices } from '#test/services.ts'
import { enterSeller, invoiceSale, makeBuyer, sale } from '#test/subscriptions/invoices.ts'

const services = useServices()
const site = useAdminSite(services)

test('billing and super-admins read each invoice, as the company does; other roles do not', async () => {
  await enterSeller(services)
  const { company } = await makeBuyer(services)
  const invoice = await invoiceSale(services, sale(company.id, 1))
  const address = `/api/admin/invoices/${invoice.id}/pdf`
  for (const admin_role of ['billing', 'super_admin'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role })
    const answer = await browser.get(address)
    expect(answer.headers['content-disposition']).toContain(`filename="${invoice.number}.pdf"`)
    const { layout } = await readPdf(answer.bytes)
    expect(layout).toContain('localhost:3000/factures')
    expect((await browser.get('/api/admin/invoices/999999/pdf')).status).toBe(404)
  }
  for (const admin_role of ['moderator', 'support'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role })
    expect((await browser.get(address)).status, admin_role).toBe(403)
  }
})
