import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { offerDrafts, offers } from '#src/offers/tables.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeSent } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
let browser: AdminBrowser
const ids: Record<string, string> = {}

/** One item of each kind waits, the company for the longest, the others from an hour later each. */
beforeAll(async () => {
  ;({ browser } = await signedInAdmin(site))
  const now = services.clock.now()
  const hoursAgo = (hours: number) => after(now, -hours * HOUR)
  const { company: pending } = await makeCompany(services, {
    status: 'pending',
    submitted_at: hoursAgo(9),
    review_round: 2,
  })
  const { company } = await makeCompany(services, {
    status: 'validated',
    proposed: { name: 'Neuf', nif: '1' },
    proposed_at: hoursAgo(6),
  })
  const flags = [{ kind: 'money_asked' as const, found: 'frais de dossier' }]
  const offer = await makeOffer(services, company.id, {
    status: 'submitted',
    submitted_at: hoursAgo(8),
    flags,
  })
  const changed = await makeOffer(services, company.id)
  await services.db.insert(offerDrafts).values({
    offer_id: changed.id,
    content: {},
    updated_at: now,
    submitted_at: hoursAgo(7),
  })
  const reported = await makeOffer(services, company.id)
  await new Browser(services).post(`/api/offers/${reported.id}/reports`, { reason: 'doublon' })
  // A refused offer and a draft that was never sent wait for nobody.
  await makeOffer(services, company.id, { status: 'rejected', submitted_at: hoursAgo(20) })
  await services.db.insert(offerDrafts).values({ offer_id: offer.id, content: {}, updated_at: now })
  Object.assign(ids, {
    company: `company-${pending.id}`,
    offer: `offer-${offer.id}`,
    change: `change-${changed.id}`,
    proposal: `proposal-${company.id}`,
    report: `report-${reported.id}`,
  })
})

test('what waits is one list, the oldest first, with how long and how much of each', async () => {
  const { status, body } = await browser.get('/api/admin/queue')
  expect(status).toBe(200)
  expect(body.data.map((item: { id: string }) => item.id)).toEqual([
    ...[ids.company, ids.offer, ids.change, ids.proposal, ids.report],
  ])
  expect(body.data[1]).toMatchObject({ flags_count: 1, since: '2026-11-21T00:00:00.000Z', held: false })
  expect(body.data.map((item: { subtitle: string }) => item.subtitle)[3]).toBe('Changement\u00a0: nom, NIF')
  expect(body.data[4]).toMatchObject({ reports_count: 1 })
  expect(body.counts).toEqual({
    conduct: 0,
    offer: 1,
    company: 1,
    change: 1,
    proposal: 1,
    report: 1,
    message: 0,
  })
})

test('one kind is read alone, and page after page', async () => {
  const { body } = await browser.get('/api/admin/queue?kind=change')
  expect([body.data.length, body.data[0].id, body.meta.total]).toEqual([1, ids.change, 1])
  const paged = []
  for (const page of [1, 2, 3])
    paged.push(...(await browser.get(`/api/admin/queue?per_page=2&page=${page}`)).body.data)
  expect(paged.map((item: { id: string }) => item.id)).toEqual(
    (await browser.get('/api/admin/queue')).body.data.map((item: { id: string }) => item.id),
  )
})

test('what is decided no longer waits', async () => {
  const id = Number(ids.report?.split('-')[1])
  const [row] = await services.db.select().from(offers).where(eq(offers.id, id))
  await browser.delete(`/api/admin/offers/${id}/reports`, { reported_at: row?.reported_at })
  const [company] = await services.db.select().from(companies).where(eq(companies.status, 'pending'))
  await browser.put(`/api/admin/companies/${company?.id}/validation`, { submitted_at: company?.submitted_at })
  const { body } = await browser.get('/api/admin/queue')
  expect(body.data.map((item: { id: string }) => item.id)).toEqual([ids.offer, ids.change, ids.proposal])
})

test('reports about conduct are a queue of their own, on offers and on messages, before all that is older', async () => {
  const { browser: applicant, recruiter, theirs, mine, offer } = await makeSent(services)
  await recruiter.post(`${theirs}/messages`, {
    client_key: crypto.randomUUID(),
    text: 'Venez seule ce soir.',
  })
  const message = (await applicant.get(`${mine}/messages`)).body.data[0].id
  const report = { reason: 'comportement_deplace' }
  expect((await applicant.post(`${mine}/messages/${message}/reports`, report)).status).toBe(201)
  await new Browser(services, '10.4.4.4').post(`/api/offers/${offer.id}/reports`, { reason: 'doublon' })
  services.clock.advance(60)
  await new Browser(services, '10.4.5.4').post(`/api/offers/${offer.id}/reports`, report)
  const first = [`message-${message}`, `report-${offer.id}`]
  const { body } = await browser.get('/api/admin/queue')
  expect(body.data.slice(0, 2).map((item: { id: string }) => item.id)).toEqual(first)
  expect(body.data[2].is_conduct).toBe(false)
  expect(body.counts).toMatchObject({ conduct: 2, report: 0, message: 0 })
  const own = (await browser.get('/api/admin/queue?kind=conduct')).body
  expect(own.data.map((item: { id: string }) => item.id)).toEqual(first)
  expect(own.data[0].subtitle).toMatch(/^Comportement déplacé · /)
  const home = (await browser.get('/api/admin/home/items')).body
  expect(home.first.id).toBe(first[0])
  expect((await browser.put(`/api/admin/home/items/report/${offer.id}/holder`)).status).toBe(204)
  const [row] = await services.db.select().from(offers).where(eq(offers.id, offer.id))
  await browser.delete(`/api/admin/offers/${offer.id}/reports`, { reported_at: row?.reported_at })
  services.clock.advance(60)
  // What was decided stays decided: a later report of another kind waits among the others.
  await new Browser(services, '10.4.6.4').post(`/api/offers/${offer.id}/reports`, { reason: 'expiree' })
  expect((await browser.get('/api/admin/queue')).body.counts).toMatchObject({ conduct: 1, report: 1 })
})
