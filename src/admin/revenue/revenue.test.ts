import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { issueCreditNote } from '#src/subscriptions/invoices/crediting.ts'
import { invoices } from '#src/subscriptions/invoices/tables.ts'
import type { PaymentMethod } from '#src/subscriptions/payments/shared/methods.ts'
import type { Period, PlanTier } from '#src/subscriptions/plans/shared/plans.ts'
import type { RevenueLine } from '#src/subscriptions/revenue/shared/lines.ts'
import { addTaxed } from '#src/subscriptions/shared/value-added-tax.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { accept, insertPayment, makeSubscriber, openTill } from '#test/subscriptions/payments.ts'

const services = useServices()
const site = useAdminSite(services)

interface Sold {
  plan: PlanTier
  period?: Period
  method: PaymentMethod
  /** Whole Ariary, TVA included. */
  price: number
}

/** Accepts a payment at a moment, which issues its invoice. @returns the payment's id */
async function sell(at: string, { plan, period = 'monthly', method, price }: Sold): Promise<number> {
  services.clock.set(at)
  const { company } = await makeCompany(services)
  const lines = [{ name: `Formule ${plan}`, quantity: 1, unit_price: price }]
  const payment = { method, amount: price, lines }
  const term = { plan, period, price, status: 'pending' as const }
  const { id } = await insertPayment(services, company.id, payment, term)
  await accept(services, id)
  return id
}

/** A company orders a sponsoring of its offer, and its payment is accepted. */
async function sellSponsoring(at: string) {
  services.clock.set(at)
  const { company, browser: owner } = await makeSubscriber(services)
  const offer = await makeOffer(services, company.id)
  const order = { days: 15, payment_method: 'mvola', amount: 40_000 }
  const { body } = await owner.post(`/api/recruiter/offers/${offer.id}/sponsoring-payments`, order)
  await accept(services, body.data.id)
}

const refund = (at: string, payment_id: number, amount: number) => {
  services.clock.set(at)
  return inTransaction(services, null, (unit) =>
    issueCreditNote(unit, { payment_id, amount, reason: 'Payé deux fois' }),
  )
}

let browser: AdminBrowser
let admin: { id: number }
beforeAll(async () => {
  await openTill(services)
  await sell('2026-12-31T20:59:59Z', { plan: 'gold', method: 'mvola', price: 150_000 })
  // At Antananarivo the year has begun, and its first invoice is of January.
  await sell('2026-12-31T21:00:00Z', { plan: 'gold', method: 'mvola', price: 150_000 })
  await sell('2027-10-31T20:59:59Z', { plan: 'silver', method: 'cash', price: 60_000 })
  await sell('2027-10-31T21:00:00Z', { plan: 'silver', method: 'cash', price: 60_000 })
  await sell('2027-11-02T08:00:00Z', { plan: 'premium', method: 'mvola', price: 349_999 })
  const paid = await sell('2027-11-03T08:00:00Z', { plan: 'premium', method: 'mvola', price: 350_001 })
  await sell('2027-11-04T08:00:00Z', {
    plan: 'gold',
    period: 'yearly',
    method: 'orange_money',
    price: 1_500_007,
  })
  await sellSponsoring('2027-11-05T08:00:00Z')
  await refund('2027-11-20T08:00:00Z', paid, 100_001)
  await refund('2027-12-02T08:00:00Z', paid, 250_000)
  services.clock.set('2027-12-05T08:00:00Z')
  ;({ browser, admin } = await signedInAdmin(site, { admin_role: 'billing' }))
})

const readLines = async (year = '2027'): Promise<RevenueLine[]> =>
  (await browser.get(`/api/admin/revenue?year=${year}`)).body.data.lines

/** What the documents of a year come to by themselves, credit notes taken off. */
async function addDocuments(year: number) {
  const documents = await services.db.select().from(invoices).where(eq(invoices.year, year))
  const signOf = (series: string) => (series === 'A' ? -1 : 1)
  return addTaxed(
    documents.map(({ series, excl_tax, tax, incl_tax }) => ({
      excl_tax: signOf(series) * excl_tax,
      tax: signOf(series) * tax,
      incl_tax: signOf(series) * incl_tax,
    })),
  )
}

test('the revenue of a year is told by month, method and plan, and credit notes count in their own month', async () => {
  expect(
    (await readLines()).map(({ excl_tax: _, tax: __, tax_percent, ...line }) => [tax_percent, line]),
  ).toEqual(
    [
      ['2027-12', 'MVola', 'premium', 0, 1, -250_000],
      ['2027-11', 'Espèces au guichet', 'silver', 1, 0, 60_000],
      ['2027-11', 'MVola', 'premium', 2, 1, 599_999],
      ['2027-11', 'MVola', 'sponsoring', 1, 0, 40_000],
      ['2027-11', 'Orange Money', 'gold', 1, 0, 1_500_007],
      ['2027-10', 'Espèces au guichet', 'silver', 1, 0, 60_000],
      ['2027-01', 'MVola', 'gold', 1, 0, 150_000],
    ].map(([month, method, product, count, credit_notes, incl_tax]) => [
      20,
      { month, method, product, invoices: count, credit_notes, incl_tax },
    ]),
  )
  expect(await readLines('2026')).toMatchObject([{ month: '2026-12', incl_tax: 150_000 }])
  expect((await browser.get('/api/admin/revenue')).body.data).toMatchObject({
    year: '2027',
    years: ['2027', '2026'],
  })
})

test('the lines of a year add up to its invoices and credit notes to the Ariary, with and without the TVA', async () => {
  for (const year of [2026, 2027]) {
    const total = addTaxed(await readLines(String(year)))
    expect(total).toEqual(await addDocuments(year))
    expect(total.excl_tax + total.tax).toBe(total.incl_tax)
    expect(total.incl_tax).toBeGreaterThan(0)
  }
})

test('the file of a year adds up to the same, opens in a French spreadsheet, and stands in the log', async () => {
  const answer = await browser.get('/api/admin/revenue/exports/2027')
  expect(answer.headers['content-disposition']).toContain('revenus-2027.csv')
  const text = String(answer.body)
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const [head, ...rows] = text.slice(1).trimEnd().split('\r\n')
  expect(head?.split(';')).toHaveLength(9)
  const sums = rows.map((row) => row.split(';').slice(-3).map(Number))
  const total = (column: number) => sums.reduce((sum, row) => sum + (row[column] ?? Number.NaN), 0)
  const { excl_tax, tax, incl_tax } = await addDocuments(2027)
  expect([total(0), total(1), total(2)]).toEqual([excl_tax, tax, incl_tax])
  const log = await services.db.select().from(auditLog).where(eq(auditLog.subject, 'revenue:2027'))
  expect(log).toMatchObject([
    { action: 'invoices.revenue-exported', actor_id: admin.id, details: { lines: 7 } },
  ])
})

test('a month is exported alone, and what is no period is not found', async () => {
  const text = String((await browser.get('/api/admin/revenue/exports/2027-11')).body)
  expect(
    text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.slice(0, 9)),
  ).toEqual(Array.from({ length: 4 }, () => '"2027-11"'))
  for (const period of ['2027-13', '26', '2027-11-02'])
    expect((await browser.get(`/api/admin/revenue/exports/${period}`)).status).toBe(404)
})

test.each(['moderator', 'support'] as const)('a %s reads no revenue', async (admin_role) => {
  const { browser: stranger } = await signedInAdmin(site, { admin_role })
  expect((await stranger.get('/api/admin/revenue')).status).toBe(403)
  expect((await stranger.get('/api/admin/revenue/exports/2027')).status).toBe(403)
})
