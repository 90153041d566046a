import { beforeAll, expect, test } from 'vitest'
import { contactMessages } from '#src/contact/messages/tables.ts'
import { addToCount, recordGauge } from '#src/platform/measures/measures.ts'
import { auditLog, itemClaims, throttles } from '#src/platform/tables.ts'
import { after, DAY, HOUR, MINUTE } from '#src/shared/durations.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { insertApplication } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { insertPayment } from '#test/subscriptions/payments.ts'
import type { HomeFigure, HomeItem } from './contract.ts'

const services = useServices()
const site = useAdminSite(services)
let boss: AdminBrowser
let moderator: AdminBrowser
let billing: AdminBrowser
let support: AdminBrowser
let offerId: number
let paymentId: number
let messageId: number

const ago = (ms: number) => after(services.clock.now(), -ms)

/** An offer waits for five hours, a payment for four, a message to the team for three. */
beforeAll(async () => {
  ;({ browser: boss } = await signedInAdmin(site, { first_name: 'Voahirana', last_name: 'Rakoto' }))
  ;({ browser: moderator } = await signedInAdmin(site, {
    admin_role: 'moderator',
    first_name: 'Lova',
    last_name: 'Rabe',
  }))
  ;({ browser: billing } = await signedInAdmin(site, { admin_role: 'billing' }))
  ;({ browser: support } = await signedInAdmin(site, { admin_role: 'support' }))
  const { company } = await makeCompany(services)
  const submitted_at = ago(5 * HOUR)
  offerId = (await makeOffer(services, company.id, { status: 'submitted', submitted_at })).id
  const declared_at = ago(4 * HOUR)
  paymentId = (await insertPayment(services, company.id, { declared_at }, { status: 'pending' })).id
  const [message] = await services.db
    .insert(contactMessages)
    .values({
      first_name: 'Rabe',
      last_name: 'Lova',
      email: 'lova@exemple.test',
      object: 'Mon CV a changé',
      message: 'Bonjour',
      created_at: ago(3 * HOUR),
    })
    .returning()
  messageId = message?.id ?? 0
})

const itemsOf = async (browser: AdminBrowser, query = '') =>
  (await browser.get(`/api/admin/home/items${query}`)).body as {
    data: HomeItem[]
    counts: Record<string, number>
    first: HomeItem | null
  }
const idsOf = async (browser: AdminBrowser, query = '') =>
  (await itemsOf(browser, query)).data.map(({ id }) => id)

test('what waits is one list, the oldest first, and each role sees its own part', async () => {
  const all = [`offer-${offerId}`, `payment-${paymentId}`, `contact-${messageId}`]
  expect(await idsOf(boss)).toEqual(all)
  expect((await itemsOf(boss)).counts).toEqual({ moderation: 1, payments: 1, messages: 1, mine: 0 })
  expect(await idsOf(moderator)).toEqual([all[0], all[2]])
  expect(await idsOf(billing)).toEqual([all[1]])
  expect((await itemsOf(billing)).counts).toEqual({ payments: 1, mine: 0 })
  expect(await idsOf(support)).toEqual([all[2]])
  expect(await idsOf(boss, '?group=payments')).toEqual([all[1]])
  expect(await idsOf(boss, '?group=nonsense')).toEqual(all)
})

test('who takes something is named beside it, a colleague is told so, and it can be left to others', async () => {
  const holder = `/api/admin/home/items/offer/${offerId}/holder`
  expect((await moderator.put(holder)).status).toBe(204)
  const { data, first } = await itemsOf(boss)
  expect(data[0]?.holder).toEqual({ name: 'Lova Rabe', is_you: false })
  expect(first?.id).toBe(`payment-${paymentId}`)
  expect(await idsOf(moderator, '?group=mine')).toEqual([`offer-${offerId}`])
  const refused = await boss.put(holder)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe(
    'Lova Rabe s’en occupe depuis le 21 novembre 2026 à 11 h 00.'.replaceAll(
      /(\d) h (\d)/g,
      '$1\u00a0h\u00a0$2',
    ),
  )
  expect((await boss.delete(holder)).status).toBe(409)
  expect((await moderator.delete(holder)).status).toBe(204)
  expect((await boss.put(holder)).status).toBe(204)
  const lines = await services.db.select().from(auditLog)
  expect(
    lines.filter(({ action }) => action.startsWith('desk.')).map(({ action, subject }) => [action, subject]),
  ).toEqual([
    ['desk.taken', `offer:${offerId}`],
    ['desk.released', `offer:${offerId}`],
    ['desk.taken', `offer:${offerId}`],
  ])
  // What somebody took and forgot is free again.
  await services.db.update(itemClaims).set({ taken_at: ago(2 * DAY) })
  expect((await itemsOf(boss)).data[0]?.holder).toBeNull()
})

test('a message to the team is taken as on its own screen', async () => {
  const holder = `/api/admin/home/items/contact/${messageId}/holder`
  expect((await support.put(holder)).status).toBe(204)
  expect((await itemsOf(support)).data[0]?.holder?.is_you).toBe(true)
  expect((await moderator.put(holder)).status).toBe(409)
  expect((await support.delete(holder)).status).toBe(204)
})

test('nobody takes what does not wait, what the role does not decide on, or what is no kind', async () => {
  expect((await boss.put('/api/admin/home/items/offer/999999/holder')).status).toBe(404)
  expect((await boss.put(`/api/admin/home/items/company/${offerId}/holder`)).status).toBe(404)
  expect((await billing.put(`/api/admin/home/items/offer/${offerId}/holder`)).status).toBe(403)
  expect((await boss.put(`/api/admin/home/items/nothing/${offerId}/holder`)).status).toBe(404)
})

interface FiguresReply {
  figures: HomeFigure[]
  unusual: Record<string, unknown>[]
}
const figuresOf = async (browser: AdminBrowser) =>
  (await browser.get('/api/admin/home/figures')).body.data as FiguresReply

test('the figures of today stand beside those of yesterday and of the same day last week at this hour', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const sent = async (at: Date) => {
    const { id } = await makeApplicant(services)
    await insertApplication(services, at, {
      offer_id: offer.id,
      company_id: company.id,
      applicant_id: id,
      status: 'submitted',
    })
  }
  const before = (await figuresOf(boss)).figures.find(({ name }) => name === 'applications')
  await sent(ago(HOUR))
  await sent(ago(2 * HOUR))
  await sent(ago(DAY + HOUR))
  // Later than this hour, a day ago.
  await sent(ago(DAY - HOUR))
  await sent(ago(7 * DAY + HOUR))
  await addToCount(services.db, 'server_errors', 2, ago(HOUR))
  await addToCount(services.db, 'server_errors', 3, ago(HOUR))
  const { figures } = await figuresOf(boss)
  expect(before).toMatchObject({ today: 0, yesterday: 0, last_week: 0 })
  expect(figures.find(({ name }) => name === 'applications')).toMatchObject({
    today: 2,
    yesterday: 1,
    last_week: 1,
    days: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2],
  })
  expect(figures.find(({ name }) => name === 'server_errors')).toMatchObject({ today: 5, yesterday: 0 })
  expect(figures.find(({ name }) => name === 'mails_waiting')?.yesterday).toBeNull()
  const namesOf = async (browser: AdminBrowser) => (await figuresOf(browser)).figures.map(({ name }) => name)
  expect(await namesOf(billing)).toEqual(['received'])
  expect(await namesOf(moderator)).toEqual(['offers', 'applications', 'answers'])
})

test('many sign-ups from one network, a much reported offer and a queue that grows are told', async () => {
  expect((await figuresOf(boss)).unusual).toEqual([])
  const { company } = await makeCompany(services, { name: 'Lafiky Transit' })
  const { id } = await makeOffer(services, company.id, { title: 'Chauffeur-livreur' })
  for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    await new Browser(services, ip).post(`/api/offers/${id}/reports`, { reason: 'arnaque' })
  await services.db
    .insert(throttles)
    .values({ key: 'register:hour:203.0.113.7', hits: 41, resets_at: after(services.clock.now(), HOUR) })
  await recordGauge(services.db, 'mails_waiting', 9, ago(70 * MINUTE))
  await recordGauge(services.db, 'mails_waiting', 212, services.clock.now())
  expect((await figuresOf(boss)).unusual).toMatchObject([
    { kind: 'mails', count: 212, before: 9, values: [9, 212] },
    { kind: 'signups', network: '203.0.113.7', count: 41 },
    { kind: 'reports', offer_id: id, company: 'Lafiky Transit', count: 3 },
  ])
  expect((await figuresOf(billing)).unusual).toEqual([])
})

test('nobody but administrators reads the home', async () => {
  const stranger = new Browser(services)
  expect((await stranger.get('/api/admin/home/items')).status).toBe(404)
  expect((await stranger.get('/api/admin/home/figures')).status).toBe(404)
})
