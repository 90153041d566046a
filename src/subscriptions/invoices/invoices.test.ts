import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { auditLog } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { makeAdmin } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { enterSeller, invoiceSale, makeBuyer, SELLER, sale } from '#test/subscriptions/invoices.ts'
import { issueCreditNote } from './crediting.ts'
import { issueInvoice } from './issuing.ts'
import { requireSeller, saveSeller } from './seller.ts'
import type { InvoiceSeries } from './shared/content.ts'
import { sellerInput } from './shared/seller-input.ts'
import { invoices, sellerParticulars } from './tables.ts'

const services = useServices()
const PARALLEL = 50

let year = 2030
let payment = 0
const nextPayment = () => ++payment

/** Each test has a year, and so numbers, of its own. */
beforeEach(() => {
  year += 1
  services.clock.set(`${year}-06-15T08:00:00Z`)
})

test('no payment is taken and no invoice issued before the seller is known', async () => {
  const { company } = await makeBuyer(services)
  await expect(requireSeller(services.db)).rejects.toMatchObject({ status: 409 })
  await expect(invoiceSale(services, sale(company.id, nextPayment()))).rejects.toMatchObject({ status: 409 })
  await enterSeller(services)
  expect(await requireSeller(services.db)).toEqual({ ...SELLER, signature_id: null })
})

async function scene() {
  await enterSeller(services)
  const { company } = await makeBuyer(services)
  const issue = (id = nextPayment()) => invoiceSale(services, sale(company.id, id))
  return { company, issue }
}

const refund = (payment_id: number, amount?: number) =>
  inTransaction(services, null, (unit) =>
    issueCreditNote(unit, {
      payment_id,
      reason: 'Payé deux fois',
      ...(amount === undefined ? {} : { amount }),
    }),
  )

async function sequencesOf(series: InvoiceSeries) {
  const rows = await services.db
    .select()
    .from(invoices)
    .where(sql`${invoices.year} = ${year} AND ${invoices.series} = ${series}`)
    .orderBy(asc(invoices.sequence))
  return { rows, sequences: rows.map(({ sequence }) => sequence) }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('an invoice says who sells and buys, what, for how much and how it was paid', async () => {
  const { issue } = await scene()
  const invoice = await issue()
  expect(invoice).toMatchObject({
    number: `F-${year}-0001`,
    excl_tax: 291_667,
    tax: 58_333,
    incl_tax: 350_000,
  })
  expect(invoice.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  const total = { excl_tax: 291_667, tax: 58_333, incl_tax: 350_000 }
  expect(invoice.content).toEqual({
    seller: { ...SELLER, signature_id: null },
    buyer: {
      name: 'Havoana Technologies',
      nif: '4002187365',
      stat: '62011 11 2019 0 00482',
      rcs: 'Antananarivo 2019 B 00415',
      address: 'Immeuble Fitaratra, Ankorondrano',
      city: 'Antananarivo',
    },
    lines: [
      { name: 'Abonnement Premium, un mois', details: '6 sponsorisations', quantity: 1, unit: total, total },
    ],
    total,
    tax_percent: 20,
    payment: {
      reference: `PAI-2026-${invoice.payment_id}`,
      method: 'MVola',
      operator_reference: '1482907366',
      payer: '034 12 345 67',
      payee: '034 00 000 01, Asafidy SARL',
      paid_at: '2026-11-20T08:00:00.000Z',
      verified_at: `${year}-06-15T08:00:00.000Z`,
    },
    period: { from: '2026-11-21', until: '2026-12-20' },
    corrects: null,
  })
})

test('fifty invoices at once are numbered without a gap, in the order of their dates', async () => {
  const { company } = await scene()
  const begin = services.clock.now().getTime()
  await Promise.all(
    upTo(PARALLEL).map((each) =>
      inTransaction(services, null, (unit) =>
        issueInvoice({ ...unit, now: new Date(begin - each * 1000) }, sale(company.id, nextPayment())),
      ),
    ),
  )
  const { rows, sequences } = await sequencesOf('F')
  expect(sequences).toEqual(upTo(PARALLEL))
  const moments = rows.map(({ issued_at }) => issued_at.getTime())
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
})

test('acceptances that fail leave no gap between those that succeed', async () => {
  const { company } = await scene()
  const accept = (fails: boolean) =>
    inTransaction(services, null, async (unit) => {
      await issueInvoice(unit, sale(company.id, nextPayment()))
      if (fails) throw new Error('the acceptance failed')
    })
  const results = await Promise.allSettled(upTo(20).map((each) => accept(each % 2 === 0)))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect((await sequencesOf('F')).sequences).toEqual(upTo(10))
})

test('a payment that is accepted by several at once has one invoice', async () => {
  const { issue } = await scene()
  const id = nextPayment()
  const issued = await Promise.all(upTo(10).map(() => issue(id)))
  expect(new Set(issued.map(({ number }) => number))).toEqual(new Set([`F-${year}-0001`]))
  expect((await issue()).number).toBe(`F-${year}-0002`)
})

test('a year begins at midnight in Antananarivo, with the first number', async () => {
  const { issue } = await scene()
  services.clock.set(`${year}-12-31T20:59:59Z`)
  expect((await issue()).number).toBe(`F-${year}-0001`)
  services.clock.set(`${year}-12-31T21:00:00Z`)
  year += 1
  expect((await issue()).number).toBe(`F-${year}-0001`)
})

test.each([
  ['UPDATE', sql`UPDATE invoices SET incl_tax = incl_tax + 1, tax = tax + 1`],
  ['DELETE', sql`DELETE FROM invoices`],
  ['TRUNCATE', sql`TRUNCATE invoices`],
])('the database itself refuses an %s of what was issued', async (_, statement) => {
  const { issue } = await scene()
  const { id } = await issue()
  await expect(services.db.execute(statement)).rejects.toMatchObject({
    cause: { message: 'an invoice stays as it was issued' },
  })
  expect(await services.db.$count(invoices, eq(invoices.id, id))).toBe(1)
})

test('a company and a seller that change their names do not change what was issued', async () => {
  const { company, issue } = await scene()
  const before = await issue()
  await services.db
    .update(companies)
    .set({ name: 'Nouveau nom', nif: '1' })
    .where(eq(companies.id, company.id))
  await enterSeller(services, { name: 'Asafidy SA' })
  const [after] = await services.db.select().from(invoices).where(eq(invoices.id, before.id))
  expect(after).toEqual(before)
  expect((await issue()).content).toMatchObject({
    seller: { name: 'Asafidy SA' },
    buyer: { name: 'Nouveau nom', nif: '1' },
  })
  const credit = await refund(before.payment_id)
  expect(credit.content.buyer).toEqual(before.content.buyer)
})

test('a credit note repeats the lines of the invoice that it takes back whole', async () => {
  const { issue } = await scene()
  const invoice = await issue()
  const credit = await refund(invoice.payment_id)
  expect(credit).toMatchObject({
    number: `A-${year}-0001`,
    corrects_id: invoice.id,
    excl_tax: 291_667,
    tax: 58_333,
    incl_tax: 350_000,
  })
  expect(credit.content).toMatchObject({
    lines: invoice.content.lines,
    corrects: { number: invoice.number, issued_on: `${year}-06-15`, reason: 'Payé deux fois' },
  })
  await expect(refund(invoice.payment_id)).rejects.toMatchObject({
    status: 409,
    message: 'Ce paiement est déjà remboursé en totalité.',
  })
})

test('refunds in parts add up to their invoice, and never go beyond it', async () => {
  const { issue } = await scene()
  const { payment_id } = await issue()
  const tried = await Promise.allSettled(upTo(5).map(() => refund(payment_id, 100_000)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(refund(payment_id, 50_001)).rejects.toMatchObject({ status: 409 })
  await expect(refund(payment_id, 0.5)).rejects.toThrow(RangeError)
  await refund(payment_id)
  const { rows, sequences } = await sequencesOf('A')
  expect(sequences).toEqual(upTo(4))
  const sum = (of: 'excl_tax' | 'tax' | 'incl_tax') => rows.reduce((total, row) => total + row[of], 0)
  expect([sum('excl_tax'), sum('tax'), sum('incl_tax')]).toEqual([291_667, 58_333, 350_000])
})

test('a payment without invoice has no credit note', async () => {
  await scene()
  await expect(refund(nextPayment())).rejects.toMatchObject({ status: 404 })
})

test('what is left of the plan before is taken off, and lines that come to nothing are refused', async () => {
  const { company } = await scene()
  const lines = [
    { name: 'Abonnement Premium, un mois', quantity: 1, unit_price: 350_000 },
    { name: 'Jours restants de Gold', quantity: -1, unit_price: 80_000 },
  ]
  const invoice = await invoiceSale(services, sale(company.id, nextPayment(), { lines }))
  expect(invoice).toMatchObject({ excl_tax: 225_000, tax: 45_000, incl_tax: 270_000 })
  await expect(invoiceSale(services, sale(company.id, nextPayment(), { lines: [] }))).rejects.toThrow(
    RangeError,
  )
})

test('who changed the seller’s particulars, and when, is kept; the same again is no change', async () => {
  await enterSeller(services)
  const admin = await makeAdmin(services)
  const save = () =>
    inTransaction(services, admin, (unit) => saveSeller(unit, { ...SELLER, city: `Antsirabe ${year}` }))
  await save()
  await save()
  const rows = await services.db
    .select()
    .from(sellerParticulars)
    .where(eq(sellerParticulars.changed_by, admin.id))
  expect(rows).toMatchObject([{ city: `Antsirabe ${year}`, changed_at: services.clock.now() }])
  const audited = await services.db.select().from(auditLog).where(eq(auditLog.actor_id, admin.id))
  expect(audited).toMatchObject([
    {
      action: 'invoices.seller-changed',
      details: { before: SELLER, after: { ...SELLER, city: `Antsirabe ${year}` } },
    },
  ])
})

test.each([
  ['nif', '123', 'NIF'],
  ['stat', '', 'STAT'],
  ['rcs', '2024 B 00718', 'ville du registre'],
  ['name', ' ', 'raison sociale'],
  ['signatory', '', 'signe'],
  ['email', 'x', 'email valide'],
])('the seller’s %s cannot be « %s »', (field, value, says) => {
  const { error } = sellerInput('2026-11-21').safeParse({ ...SELLER, [field]: value })
  expect(error?.issues).toMatchObject([{ path: [field], message: expect.stringContaining(says) }])
})
