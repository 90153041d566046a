import { expect, test } from 'vitest'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { insertPayment, makeSubscriber, openTill, PAYMENTS, subscribe } from '#test/subscriptions/payments.ts'
import { findInvoiceOfPayment } from '../invoices/issuing.ts'
import { savePayee } from './payees.ts'

const services = useServices()
const EXPORT = `${PAYMENTS}/export`

test('the payments of the filters are summed up, and downloaded as a table that adds up to the same', async () => {
  await openTill(services)
  const { company, browser } = await makeSubscriber(services)
  const id = await subscribe(services, browser, { plan: 'gold' })
  await insertPayment(services, company.id, { amount: 60_000 })
  await insertPayment(services, company.id, { status: 'failed', ended_at: services.clock.now() })
  const { body } = await browser.get(PAYMENTS)
  expect(body.summary).toEqual({ paid: 150_000, refunded: 0, waiting: 60_000 })
  expect((await browser.get(`${PAYMENTS}?status=failed`)).body.summary).toMatchObject({ paid: 0, waiting: 0 })
  const file = await browser.get(EXPORT)
  expect(file.headers['content-disposition']).toContain('paiements-2026-11-21.csv')
  const [head, ...rows] = file.bytes.toString().trimEnd().split('\r\n')
  expect(head).toMatch(/^\ufeff"Référence";"Date";"Objet"/)
  expect(rows).toHaveLength(3)
  const paid = rows.find((row) => row.includes('"Réussi"')) ?? ''
  const invoice = await findInvoiceOfPayment(services.db, id)
  expect(paid).toContain(';150000;')
  expect(paid).toContain(`"${invoice?.number}"`)
  const filtered = await browser.get(`${EXPORT}?status=success&page=7`)
  expect(filtered.bytes.toString().trimEnd().split('\r\n')).toHaveLength(2)
  // What cannot be a filter is none, as in the list.
  expect((await browser.get(`${EXPORT}?status=paid`)).bytes.toString().trimEnd().split('\r\n')).toHaveLength(
    4,
  )
})

test('an invoice says for ever on which account the money came in', async () => {
  await openTill(services)
  const { browser } = await makeSubscriber(services)
  const id = await subscribe(services, browser, { plan: 'silver' })
  const moved = { is_open: true, account: '034 99 999 99', holder: 'Asafidy SARL', details: '' }
  await inTransaction(services, null, (unit) => savePayee(unit, 'mvola', moved))
  const invoice = await findInvoiceOfPayment(services.db, id)
  expect(invoice?.content.payment.payee).toBe('034 00 000 01, Asafidy SARL')
})

test('payments are downloaded by the owner alone', async () => {
  const { company } = await makeCompany(services)
  await insertPayment(services, company.id)
  const other = await makeSubscriber(services)
  expect((await other.browser.get(EXPORT)).bytes.toString().trimEnd().split('\r\n')).toHaveLength(1)
  const applicant = await signedInAs(services, await makeApplicant(services))
  expect((await applicant.get(EXPORT)).status).toBe(403)
})
