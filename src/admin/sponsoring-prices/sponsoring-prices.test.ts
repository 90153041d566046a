import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { readSponsoringPrices } from '#src/subscriptions/sponsoring/prices.ts'
import { sponsoringPrices } from '#src/subscriptions/sponsoring/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { accept, makeSubscriber, openTill } from '#test/subscriptions/payments.ts'
import type { AdminSponsoringPrices } from './contract.ts'

const services = useServices()
const site = useAdminSite(services)
let browser: AdminBrowser
let admin: { id: number }

let year = 2030
/** Each test has a year, and so days of its own to plan for; nobody stays signed in from one year to the next. */
beforeEach(async () => {
  year += 1
  services.clock.set(`${year}-11-23T06:12:00Z`)
  const names = { first_name: 'Noro', last_name: 'Rabe', admin_role: 'billing' } as const
  ;({ browser, admin } = await signedInAdmin(site, names))
})

const PATH = '/api/admin/sponsoring-prices'
const read = async (): Promise<AdminSponsoringPrices> => (await browser.get(PATH)).body.data
const today = () => readSponsoringPrices(services.db, services.clock.now())

/** A change that makes each length dearer by as much as no other test does. */
async function dearer(values: Record<string, unknown> = {}) {
  const { 7: week, 15: fortnight, 30: month } = await today()
  return {
    price_7_days: week + 1_000,
    price_15_days: fortnight + 1_000,
    price_30_days: month + 5_000,
    effective_on: `${year + 1}-02-01`,
    seen_id: Math.max(...(await read()).versions.map(({ id }) => id)),
    ...values,
  }
}
const plan = (body: Record<string, unknown>, by = browser) => by.post(`${PATH}/changes`, body)
const at = (moment: string) => readSponsoringPrices(services.db, new Date(moment))

test('a planned price counts from the first moment of its day, says who planned it, and is in the audit log', async () => {
  const before = await today()
  const answer = await plan(await dearer())
  expect(answer.status).toBe(200)
  expect(await at(`${year + 1}-01-31T20:59:59Z`)).toEqual(before)
  expect(await at(`${year + 1}-01-31T21:00:00Z`)).toMatchObject({ 30: before[30] + 5_000 })
  expect(answer.body.data.versions.at(-1)).toMatchObject({ planned_by: 'Noro Rabe' })
  const log = await services.db.select().from(auditLog).where(eq(auditLog.subject, 'sponsoring-prices'))
  expect(log.at(-1)).toMatchObject({
    actor_id: admin.id,
    action: 'sponsoring.price-change-planned',
    details: { before: { price_30_days: before[30] }, after: { price_30_days: before[30] + 5_000 } },
  })
})

test('who ordered keeps the sum that was shown, and who orders later is never asked for another one silently', async () => {
  await openTill(services)
  const { company, owner: person, browser: owner } = await makeSubscriber(services)
  const [first, second] = [await makeOffer(services, company.id), await makeOffer(services, company.id)]
  const { 30: shown } = await today()
  const order = (offer: { id: number }, amount: number, by = owner) =>
    by.post(`/api/recruiter/offers/${offer.id}/sponsoring-payments`, {
      days: 30,
      payment_method: 'mvola',
      amount,
    })
  const ordered = await order(first, shown)
  expect(ordered.body.data).toMatchObject({ amount: shown, status: 'pending' })
  await plan(await dearer({ effective_on: `${year}-11-24` }))
  expect(await read()).toMatchObject({ waiting: { count: 1, amount: shown }, running: 0 })
  services.clock.advance(24 * 3600)
  expect((await today())[30]).toBe(shown + 5_000)
  await accept(services, ordered.body.data.id)
  const { browser: billing } = await signedInAdmin(site, { admin_role: 'billing' })
  const sales = (await billing.get(PATH)).body.data
  expect(sales).toMatchObject({
    waiting: { count: 0 },
    running: 1,
    recent: { price_30_days: 1, companies: 1 },
  })
  const again = await signedInAs(services, person)
  const paid = await again.get(`/api/recruiter/payments/${ordered.body.data.id}`)
  expect(paid.body.data).toMatchObject({ amount: shown, status: 'success' })
  const silent = await order(second, shown, again)
  expect([silent.status, silent.body.message]).toEqual([409, expect.stringContaining('Le montant a changé')])
  expect((await order(second, shown + 5_000, again)).body.data).toMatchObject({ amount: shown + 5_000 })
  expect((await again.get('/api/recruiter/sponsoring-credits')).body.data.prices[30]).toBe(shown + 5_000)
})

test('what would be planned in silence, too soon, for nothing or with slips is refused on its field', async () => {
  const count = await services.db.$count(sponsoringPrices)
  const refusal = async (values: Record<string, unknown>) => (await plan(await dearer(values))).body.errors
  expect(await refusal({ effective_on: `${year}-11-23` })).toEqual({
    effective_on: ['Un changement prend effet demain au plus tôt.'],
  })
  expect(await refusal({ price_7_days: '20 000 francs' })).toEqual({
    price_7_days: ['Veuillez entrer un prix en Ariary, sans décimales.'],
  })
  expect(await refusal({ price_30_days: 1_000 })).toEqual({
    price_30_days: ['Ce prix est plus bas que celui de 15 jours.'],
  })
  const { 7: week, 15: fortnight, 30: month } = await today()
  expect(
    await refusal({ price_7_days: week, price_15_days: fortnight, price_30_days: month }),
  ).toHaveProperty('price_7_days')
  expect(await services.db.$count(sponsoringPrices)).toBe(count)
})

test('of two who plan from the same page at once one does; planned twice alike it is one change', async () => {
  const { browser: other } = await signedInAdmin(site, { admin_role: 'super_admin' })
  const change = await dearer()
  const alike = await Promise.all([plan(change), plan(change), plan(change, other)])
  expect(alike.map(({ status }) => status)).toEqual([200, 200, 200])
  const next = await dearer({ effective_on: `${year + 1}-03-01` })
  const answers = await Promise.all([
    plan({ ...next, price_30_days: 171_000 }),
    plan({ ...next, price_30_days: 172_000 }, other),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a withdrawn change never counts and is withdrawn once; one that has taken effect stays', async () => {
  const before = await today()
  await plan(await dearer())
  const id = Math.max(...(await read()).versions.map((each) => each.id))
  const withdraw = (by = browser, which = id) => by.delete(`${PATH}/changes/${which}`)
  const answers = await Promise.all([withdraw(), withdraw()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await at(`${year + 1}-02-02T00:00:00Z`)).toEqual(before)
  expect((await withdraw(browser, 999_999)).status).toBe(404)
  await plan(await dearer({ effective_on: `${year}-11-24` }))
  const started = Math.max(...(await read()).versions.map((each) => each.id))
  services.clock.advance(24 * 3600)
  const { browser: late } = await signedInAdmin(site, { admin_role: 'billing' })
  expect((await withdraw(late, started)).status).toBe(409)
  expect(await today()).not.toEqual(before)
})

test('the database refuses to change or remove a price', async () => {
  await expect(services.db.update(sponsoringPrices).set({ price_7_days: 1 })).rejects.toThrow()
  await expect(services.db.delete(sponsoringPrices)).rejects.toThrow()
  await expect(services.db.execute(sql`TRUNCATE sponsoring_prices`)).rejects.toThrow()
})

test.each(['moderator', 'support'] as const)('a %s neither reads nor plans prices', async (admin_role) => {
  const { browser: stranger } = await signedInAdmin(site, { admin_role })
  expect((await stranger.get(PATH)).status).toBe(403)
  expect((await plan(await dearer(), stranger)).status).toBe(403)
  expect((await stranger.delete(`${PATH}/changes/1`)).status).toBe(403)
})
