import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { offerEvents, offers } from '#src/offers/tables.ts'
import { auditLog } from '#src/platform/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { expireSponsorings } from '#src/subscriptions/sponsoring/expiry.ts'
import { sponsorings } from '#src/subscriptions/sponsoring/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { sponsor } from '#test/sponsoring.ts'
import { accept, openTill, PAYMENTS, readPayment } from '#test/subscriptions/payments.ts'

const services = useServices()
const site = useAdminSite(services)
const LIST = '/api/admin/sponsorings'
const REASON = 'Le titre promet ce que le texte ne tient pas.'
let billing: AdminBrowser
let admin: { id: number }

beforeAll(async () => {
  ;({ browser: billing, admin } = await signedInAdmin(site, { admin_role: 'billing' }))
  await openTill(services)
})
const NOW = new Date('2026-11-21T08:00:00Z')
beforeEach(() => services.clock.set(NOW.toISOString()))

/** Does what was done so many days ago. */
async function daysAgo<Made>(days: number, work: () => Promise<Made>): Promise<Made> {
  services.clock.set(after(NOW, -days * DAY).toISOString())
  const made = await work()
  services.clock.set(NOW.toISOString())
  return made
}

async function scene() {
  const { company, owner } = await makeCompany(services)
  return { company, owner, offer: await makeOffer(services, company.id, { title: 'Pâtissier' }) }
}

async function rowOf(id: number) {
  const [row] = await services.db.select().from(sponsorings).where(eq(sponsorings.id, id))
  return row
}

async function orderFor(offerId: number, owner: { email: string }) {
  const browser = await signedInAs(services, owner)
  const body = { days: 7, payment_method: 'cash', amount: 20_000 }
  const ordered = await browser.post(`/api/recruiter/offers/${offerId}/sponsoring-payments`, body)
  expect(ordered.body.errors ?? ordered.body.message ?? null).toBeNull()
  const { id } = ordered.body.data
  await browser.put(`${PAYMENTS}/${id}/declaration`, { paid_on: '2026-11-20' })
  await accept(services, id)
  return readPayment(services, id)
}

test('the sponsorings of every company are listed with what they came by, and filtered', async () => {
  const [given, paid, over] = [await scene(), await scene(), await scene()]
  const { id, payment, past } = await daysAgo(8, async () => ({
    id: (await sponsor(services, given.offer.id, { is_free: true, days: 15 })).id,
    payment: await orderFor(paid.offer.id, paid.owner),
    past: (await sponsor(services, over.offer.id, { days: 7 })).id,
  }))
  const listOf = async (query: string) => {
    const { body } = await billing.get(`${LIST}?${query}`)
    return body.data as { id: number }[]
  }
  const named = (company: { name: string }) => `q=${encodeURIComponent(company.name)}`
  expect(await listOf(named(given.company))).toEqual([
    {
      id,
      offer: { id: given.offer.id, title: 'Pâtissier\u00a0H/F' },
      company: { id: given.company.id, name: given.company.name },
      days: 15,
      is_free: true,
      credits: 0,
      price: 0,
      payment: null,
      state: 'active',
      starts_at: '2026-11-13T08:00:00.000Z',
      ends_at: '2026-11-28T08:00:00.000Z',
      views_count: 0,
      clicks_count: 0,
    },
  ])
  expect(await listOf(named(paid.company))).toMatchObject([
    { is_free: false, payment: { id: payment.id, reference: payment.reference }, state: 'expired' },
  ])
  expect((await listOf('per_page=100')).map((row) => row.id).slice(0, 3)).toEqual([
    past,
    payment.sponsoring_id,
    id,
  ])
  expect(await listOf('state=active&origin=given&per_page=100')).toMatchObject([{ id }])
  // Nothing has marked the one that is over yet.
  expect(await rowOf(past)).toMatchObject({ state: 'active' })
  expect((await listOf('state=expired&origin=paid&per_page=100')).map((row) => row.id)).toContain(past)
  expect(await listOf('q=Personne+ne+s’appelle+ainsi')).toEqual([])
  expect(await listOf('state=autre&origin=autre&page=-1&per_page=100')).toHaveLength(3)
})

test('one that was given is stopped with a reason, which the company reads', async () => {
  const { company, owner, offer } = await scene()
  const reader = await makeMember(services, company.id, 'reader')
  const { id, ends_at } = await daysAgo(2, () => sponsor(services, offer.id, { is_free: true }))
  const empty = await billing.delete(`${LIST}/${id}`, { reason: ' ' })
  expect([empty.status, empty.body.errors]).toEqual([422, { reason: ['Dites pourquoi'] }])
  expect((await billing.delete(`${LIST}/${id}`, { reason: REASON })).status).toBe(204)
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', ends_at: services.clock.now() })
  const [row] = await services.db.select().from(offers).where(eq(offers.id, offer.id))
  expect(row).toMatchObject({ sponsored_until: null, status: 'published' })
  const told = await services.db
    .select({ user_id: notifications.user_id, text: notifications.text })
    .from(notifications)
    .where(eq(notifications.kind, 'sponsoring.stopped'))
  expect(told).toEqual([{ user_id: owner.id, text: expect.stringContaining(REASON) }])
  expect(told.map(({ user_id }) => user_id)).not.toContain(reader.id)
  const log = await services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'sponsorings.stopped'), eq(auditLog.actor_id, admin.id)))
  expect(log).toMatchObject([
    {
      subject: `company:${company.id}`,
      details: { offer_id: offer.id, reason: REASON, ends_at: ends_at?.toISOString() },
    },
  ])
  const browser = await signedInAs(services, owner)
  const history = (await browser.get(`/api/recruiter/offers/${offer.id}/history`)).body.data
  expect(history[0]).toMatchObject({ kind: 'sponsoring_stopped', reason: REASON })
  const again = await billing.delete(`${LIST}/${id}`, { reason: REASON })
  expect([again.status, again.body.message]).toEqual([409, 'Cette sponsorisation ne court plus.'])
})

test('an offer can be sponsored anew at once, even in the moment in which one was stopped', async () => {
  const { offer } = await scene()
  const { id } = await sponsor(services, offer.id, { is_free: true })
  expect((await billing.delete(`${LIST}/${id}`, { reason: REASON })).status).toBe(204)
  const next = await sponsor(services, offer.id, { is_free: true })
  expect(next.state).toBe('active')
})

test('one that is over, was paid for or never was is not stopped', async () => {
  const [over, paid] = [await scene(), await scene()]
  const payment = await orderFor(paid.offer.id, paid.owner)
  const refused = await billing.delete(`${LIST}/${payment.sponsoring_id}`, { reason: REASON })
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(/remboursez-le/)
  const { id } = await daysAgo(7, () => sponsor(services, over.offer.id, { is_free: true }))
  expect((await billing.delete(`${LIST}/${id}`, { reason: REASON })).status).toBe(409)
  expect((await billing.delete(`${LIST}/999999`, { reason: REASON })).status).toBe(404)
})

test('stopped by two at once and by the job that ends it, it is stopped once', async () => {
  const { offer } = await scene()
  const { id } = await sponsor(services, offer.id, { is_free: true })
  const [one, other] = await Promise.all([
    billing.delete(`${LIST}/${id}`, { reason: REASON }),
    billing.delete(`${LIST}/${id}`, { reason: REASON }),
    expireSponsorings(services),
  ])
  expect([one?.status, other?.status].sort()).toEqual([204, 409])
  const events = await services.db
    .select()
    .from(offerEvents)
    .where(and(eq(offerEvents.offer_id, offer.id), eq(offerEvents.kind, 'sponsoring_stopped')))
  expect(events).toHaveLength(1)
})

test('moderators and support see no sponsorings and stop none', async () => {
  const { offer } = await scene()
  const { id } = await sponsor(services, offer.id, { is_free: true })
  for (const admin_role of ['moderator', 'support'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role })
    expect((await browser.get(LIST)).status).toBe(403)
    expect((await browser.delete(`${LIST}/${id}`, { reason: REASON })).status).toBe(403)
  }
  expect(await rowOf(id)).toMatchObject({ state: 'active' })
})
