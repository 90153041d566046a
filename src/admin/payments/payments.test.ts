import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { auditLog } from '#src/platform/tables.ts'
import { dayAt } from '#src/shared/dates.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { fileForm } from '#test/company.ts'
import { makeOffer } from '#test/factories.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { useServices } from '#test/services.ts'
import {
  insertPayment,
  makeSubscriber,
  openTill,
  orderAndDeclare,
  orderBody,
  PAYMENTS,
  readPayment,
  SUBSCRIPTION,
  subscribe,
} from '#test/subscriptions/payments.ts'
import { drawReceipt, sendOn } from '#test/subscriptions/receipts.ts'

const services = useServices()
const site = useAdminSite(services)
const LIST = '/api/admin/payments'
let billing: AdminBrowser
let other: AdminBrowser
let admin: { id: number }
beforeAll(async () => {
  ;({ browser: billing, admin } = await signedInAdmin(site, { admin_role: 'billing', first_name: 'Lova' }))
  other = (await signedInAdmin(site, { admin_role: 'super_admin' })).browser
  await openTill(services)
})

const auditOf = async (companyId: number) =>
  (
    await services.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, `company:${companyId}`), eq(auditLog.actor_id, admin.id)))
  ).map(({ action }) => action)

test('a declared payment is told to who decides, compared, and accepted as it was read', async () => {
  const { company, browser } = await makeSubscriber(services)
  const id = await orderAndDeclare(browser, { plan: 'gold' })
  const told = await services.db.select().from(notifications).where(eq(notifications.user_id, admin.id))
  expect(told.at(-1)).toMatchObject({ kind: 'payment.waiting', subtitle: company.name })
  expect(told.at(-1)?.link).toContain(`/paiements/${id}`)
  const { body } = await billing.get(`${LIST}/${id}`)
  expect(body.data).toMatchObject({
    status: 'pending',
    effect: 'Gold du 21 novembre 2026 au 21 décembre 2026',
    payer_phone: '+261341234567',
    twins: [],
    needs_two: false,
  })
  const accepted = await billing.put(`${LIST}/${id}/acceptance`, { declared_at: body.data.declared_at })
  expect(accepted.body.data).toMatchObject({
    status: 'success',
    effect: null,
    invoice: { number: expect.anything() },
  })
  const listed = (await billing.get(`${LIST}?q=${body.data.reference}`)).body.data
  const { invoice } = accepted.body.data
  expect(listed).toMatchObject([
    { id, invoice, credit_note: null, decided_by: expect.stringMatching(/\S \S/) },
  ])
  expect(accepted.body.data.timeline.map((line: { event: string }) => line.event)).toEqual([
    'created',
    'declared',
    'succeeded',
  ])
  const late = await other.put(`${LIST}/${id}/acceptance`, { declared_at: body.data.declared_at })
  expect([late.status, late.body.message]).toEqual([409, 'Ce paiement est déjà accepté.'])
  expect(await auditOf(company.id)).toEqual(['payments.succeeded', 'subscriptions.activated'])
})

test('a refusal has a reason, which the company reads', async () => {
  const { browser } = await makeSubscriber(services)
  const id = await orderAndDeclare(browser, { plan: 'silver' })
  const { declared_at } = (await billing.get(`${LIST}/${id}`)).body.data
  const empty = await billing.put(`${LIST}/${id}/refusal`, { declared_at, reason: ' ' })
  expect([empty.status, empty.body.errors]).toEqual([422, { reason: ['Dites pourquoi'] }])
  await billing.put(`${LIST}/${id}/refusal`, { declared_at, reason: 'Le montant reçu est de 6 000 Ar.' })
  expect((await browser.get(`${PAYMENTS}/${id}`)).body.data).toMatchObject({
    status: 'failed',
    reason: 'Le montant reçu est de 6 000 Ar.',
  })
})

test('the same proof and the same reference are found, whoever gave them before', async () => {
  const [one, two] = [await makeSubscriber(services), await makeSubscriber(services)]
  const ids = []
  for (const { browser } of [one, two]) {
    const ordered = await browser.post(
      PAYMENTS,
      orderBody({ plan: 'silver', payment_method: 'bank_transfer' }),
    )
    const form = fileForm('file', pdfPart(), 'ordre.pdf')
    form.set('paid_on', '2026-11-20')
    const { id } = ordered.body.data
    expect((await browser.put(`${PAYMENTS}/${id}/declaration`, form)).status).toBe(200)
    ids.push(id)
  }
  const { twins } = (await billing.get(`${LIST}/${ids[1]}`)).body.data
  expect(twins).toEqual([
    {
      id: ids[0],
      reference: expect.any(String),
      company: one.company.name,
      status: 'pending',
      same: 'proof',
    },
  ])
  const proof = await billing.get(`${LIST}/${ids[1]}/proof`)
  expect(proof.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await auditOf(two.company.id)).toEqual(['payments.proof-viewed'])
})

test('a proof that is sent again smaller and compressed anew is found, and that of another payment is not', async () => {
  const [one, two, three] = [
    await makeSubscriber(services),
    await makeSubscriber(services),
    await makeSubscriber(services),
  ]
  const receipt = await drawReceipt({ reference: '1482907366', at: '20/11/2026 08:14' })
  const other = await drawReceipt({ reference: '1399812204', at: '14/10/2026 17:52' })
  const again = await sendOn(receipt)
  const ids: number[] = []
  for (const [{ browser }, picture] of [
    [one, receipt],
    [two, other],
    [three, again],
  ] as const) {
    const order = orderBody({ plan: 'silver', payment_method: 'bank_transfer' })
    const { id } = (await browser.post(PAYMENTS, order)).body.data
    const form = fileForm('file', picture, 'recu.png')
    form.set('paid_on', '2026-11-20')
    expect((await browser.put(`${PAYMENTS}/${id}/declaration`, form)).status).toBe(200)
    ids.push(id)
  }
  const twinsOf = async (id: number | undefined) => (await billing.get(`${LIST}/${id}`)).body.data.twins
  expect(await twinsOf(ids[2])).toMatchObject([{ id: ids[0], company: one.company.name, same: 'look' }])
  expect(await twinsOf(ids[0])).toMatchObject([{ id: ids[2], same: 'look' }])
  expect(await twinsOf(ids[1])).toEqual([])
})

test('those that wait come first, the longest wait before the others, and are counted', async () => {
  const { company, browser } = await makeSubscriber(services)
  const waiting = await orderAndDeclare(browser, { plan: 'silver' })
  const ended_at = services.clock.now()
  const failed = await insertPayment(services, company.id, { status: 'failed', ended_at })
  const { body } = await billing.get(`${LIST}?q=${encodeURIComponent(company.name)}`)
  expect(body.data[0]).toMatchObject({ invoice: null, credit_note: null, decided_by: null })
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([waiting, failed.id])
  expect(body.waiting.count).toBeGreaterThan(0)
  const byReference = await billing.get(`${LIST}?q=${failed.reference}&status=failed&method=mvola`)
  expect(byReference.body.meta.total).toBe(1)
  const named = `${LIST}?q=${encodeURIComponent(company.name)}`
  const today = dayAt(services.clock.now())
  const found = (await billing.get(`${named}&from=${today}&to=${today}`)).body
  expect([found.meta.total, found.sums]).toEqual([2, { paid: 0, refunded: 0, waiting: 60_000 }])
  expect((await billing.get(`${named}&from=2999-01-01`)).body.meta.total).toBe(0)
  expect((await billing.get(`${named}&to=2001-01-01`)).body.meta.total).toBe(0)
  expect((await billing.get(`${named}&from=demain`)).body.meta.total).toBe(2)
})

test('a refund above the set sum is asked by one and confirmed by another', async () => {
  const { browser } = await makeSubscriber(services)
  const id = await subscribe(services, browser, { plan: 'gold', period: 'yearly', amount: 1_500_000 })
  const asked = await billing.put(`${LIST}/${id}/refund`, { reason: 'Erreur' })
  expect(asked.body.data).toMatchObject({
    status: 'success',
    refund_asked: { is_me: true, by: expect.stringContaining('Lova') },
  })
  expect((await billing.put(`${LIST}/${id}/refund`, { reason: 'Erreur' })).status).toBe(409)
  const done = await other.put(`${LIST}/${id}/refund`, { reason: 'Erreur' })
  expect(done.body.data).toMatchObject({ status: 'refunded', credit_note: { number: expect.anything() } })
})

test('a subscription is suspended with a reason, restored, and given days', async () => {
  const { company, browser } = await makeSubscriber(services)
  const id = await subscribe(services, browser, { plan: 'gold' })
  for (const _ of [1, 2]) await makeOffer(services, company.id)
  const term = (await readPayment(services, id)).subscription_id
  const path = `/api/admin/subscriptions/${term}`
  const running = async () => (await browser.get(SUBSCRIPTION)).body.data
  await billing.put(`${path}/suspension`, { reason: 'Chèque sans provision' })
  expect(await running()).toMatchObject({
    running: { status: 'suspended', suspension_reason: 'Chèque sans provision' },
    meters: { offers: { taken: 1, total: 1 }, contacts: { total: 0 } },
    paused_offers: 1,
  })
  expect((await billing.put(`${path}/suspension`, { reason: 'Encore' })).status).toBe(409)
  await billing.delete(`${path}/suspension`)
  expect(await running()).toMatchObject({
    running: { status: 'active' },
    meters: { offers: { taken: 2, total: 10 }, contacts: { total: 20 } },
    paused_offers: 0,
  })
  const many = await billing.post(`${path}/days`, { days: 91, reason: 'Panne' })
  expect(many.body.errors).toEqual({ days: ['90 jours au plus.'] })
  await billing.post(`${path}/days`, { days: 3, reason: 'Panne du 12' })
  expect((await running()).running.ends_at).toBe('2026-12-24T08:00:00.000Z')
})

test('a means of payment that is open says where the money goes', async () => {
  const empty = await billing.put('/api/admin/payees/orange_money', {
    is_open: true,
    account: '',
    holder: '',
    details: '',
  })
  expect(Object.keys(empty.body.errors)).toEqual(['account', 'holder'])
  const saved = { is_open: true, account: '032 00 000 02', holder: 'Asafidy SARL', details: '#144#' }
  expect((await billing.put('/api/admin/payees/orange_money', saved)).status).toBe(204)
  const { body } = await billing.get('/api/admin/payees')
  expect(body.has_seller).toBe(true)
  expect(body.data.find(({ method }: { method: string }) => method === 'orange_money')).toEqual({
    method: 'orange_money',
    ...saved,
  })
})

test('moderators and support have nothing to do with money', async () => {
  for (const admin_role of ['moderator', 'support'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role })
    expect((await browser.get(LIST)).status).toBe(403)
    expect((await browser.get('/api/admin/payees')).status).toBe(403)
  }
})

test('those that wait stand before the others on every page, and each payment stands on one', async () => {
  const { company } = await makeSubscriber(services)
  const at = (day: number) => new Date(Date.UTC(2026, 9, day))
  const insert = async (day: number, declared: number | null, status: 'pending' | 'failed' = 'pending') =>
    (
      await insertPayment(services, company.id, {
        status,
        created_at: at(day),
        declared_at: declared === null ? null : at(declared),
        ended_at: status === 'failed' ? at(day + 1) : null,
      })
    ).id
  const first = await insert(1, 9)
  const failed = await insert(2, 2, 'failed')
  const earlier = await insert(3, 4)
  const ordered = await insert(5, null)
  const last = await insert(6, 6, 'failed')
  const idsOn = async (page: number, more = '') => {
    const { body } = await billing.get(
      `${LIST}?q=${encodeURIComponent(company.name)}&per_page=2&page=${page}${more}`,
    )
    expect(body.meta).toMatchObject({ total: 5, last_page: 3 })
    return body.data.map(({ id }: { id: number }) => id)
  }
  expect([await idsOn(1), await idsOn(2), await idsOn(3)]).toEqual([
    [earlier, first],
    [last, ordered],
    [failed],
  ])
  const up = '&sort_by_date=asc'
  expect([await idsOn(1, up), await idsOn(2, up)]).toEqual([
    [earlier, first],
    [failed, ordered],
  ])
  expect(await idsOn(9)).toEqual([])
})
