import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after, DAY, DAY_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offerDays, offers, savedOffers } from './tables.ts'

const services = useServices()
const guest = () => new Browser(services)

test('a search answers like a Laravel list, with facets, criteria and no personal field for a guest', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { title: 'Sondeur de puits', contract_id: 6 })
  const { status, body } = await guest().get('/api/offers?keywords=sondeur&contract=6')
  expect(status).toBe(200)
  expect(body.data).toHaveLength(1)
  expect(body.data[0]).toMatchObject({
    id: offer.id,
    title: 'Sondeur de puits',
    company: { name: company.name, slug: company.slug, logo: null },
    city: { id: 1, name: 'Antananarivo' },
    contract: { id: 6, name: 'Freelance' },
    min_salary: 1_200_000,
    is_sponsored: false,
  })
  expect(body.data[0]).not.toHaveProperty('is_saved')
  expect(body.meta).toMatchObject({
    current_page: 1,
    total: 1,
    per_page: 20,
    path: `${services.env.APP_URL}/api/offers`,
  })
  expect(body.facets.contract).toContainEqual({ id: 6, name: 'Freelance', count: 1 })
  expect(body.facets.contract).toContainEqual({ id: 4, name: 'Stage', count: 0 })
  expect(body.criteria.applied).toEqual([{ filter: 'contract', value: '6', label: 'Freelance' }])
})

test('a filter is one value, a repeated one or an array, and nonsense is left out', async () => {
  const asked = async (query: string) => (await guest().get(`/api/offers?${query}`)).body.criteria
  expect((await asked('contract=1&contract=2')).contract).toEqual([1, 2])
  expect((await asked('contract[]=1&contract[]=2')).contract).toEqual([1, 2])
  expect((await asked('contract[0]=1&contract[1]=2')).contract).toEqual([1, 2])
  const nonsense =
    'contract=x&degree=-4&job_level=999&min_salary=abc&sort=y&company_size=7&page=zz&city[a][b]=1'
  expect(await asked(nonsense)).toMatchObject({
    contract: [],
    degree: [],
    job_level: [],
    min_salary: null,
    sort: 'date',
    company_size: [],
  })
})

test('a place is known by its name, its second names, its region and without accents', async () => {
  const asked = async (city: string) =>
    (await guest().get(`/api/offers?city=${encodeURIComponent(city)}`)).body.criteria
  expect(await asked('tana')).toMatchObject({ city: [1], place: 'Antananarivo' })
  expect((await asked('Diego')).place).toBe('Antsiranana')
  expect((await asked('3')).place).toBe('Antsirabe')
  const region = await asked('analamanga')
  expect(region.place).toBe('Région Analamanga')
  expect(region.city).toContain(1)
  expect(await asked('Atlantide')).toMatchObject({ city: [], place: null, unknown_place: 'Atlantide' })
})

test('past the end is an empty page and the filters stay in the links', async () => {
  const { status, body } = await guest().get('/api/offers?contract=1&page=900')
  expect([status, body.data]).toEqual([200, []])
  expect(body.links.first).toBe(`${services.env.APP_URL}/api/offers?contract=1&page=1`)
  expect(body.meta.path).toBe(`${services.env.APP_URL}/api/offers`)
})

test('a salary that is not public is hidden in lists and on the offer', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { title: 'Vannier secret', salary_visible: false })
  const list = await guest().get('/api/offers?keywords=vannier')
  expect(list.body.data[0]).toMatchObject({ min_salary: null, max_salary: null })
  const shown = await guest().get(`/api/offers/${offer.id}`)
  expect(shown.body.data).toMatchObject({ min_salary: null, max_salary: null })
})

test('an applicant sees what it saved and where it applied', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { title: 'Luthier' })
  const browser = await signedInAs(services, await makeApplicant(services))
  await browser.put(`/api/applicant/saved-offers/${offer.id}`)
  const { body } = await browser.get('/api/offers?keywords=luthier')
  expect(body.data[0]).toMatchObject({ is_saved: true, has_applied: false })
})

test('an open offer is read with its company, its texts cleaned again', async () => {
  const { company } = await makeCompany(services, { logo_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  const missions = '<p onclick="x()">Tisser<script>alert(1)</script></p>'
  const offer = await makeOffer(services, company.id, { title: 'Tisserand', missions })
  const { status, body } = await guest().get(`/api/offers/${offer.id}`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    status: 'open',
    missions: '<p>Tisser</p>',
    company: { id: company.id, is_verified: true, open_offers_count: 1, response: null },
  })
  expect(body.data.company.logo).toMatch(/^\/api\/companies\/\d+\/logo\?v=\w{10}$/)
})

test('a closed or expired offer stays readable and says why', async () => {
  const { company } = await makeCompany(services)
  const now = services.clock.now()
  const closed = await makeOffer(services, company.id, {
    status: 'closed',
    closed_at: now,
    close_reason: 'pourvue_ici',
  })
  const expired = await makeOffer(services, company.id, {
    expires_at: after(now, -40 * DAY),
  })
  expect((await guest().get(`/api/offers/${closed.id}`)).body.data).toMatchObject({
    status: 'closed',
    close_reason: 'pourvue_ici',
    is_gone: false,
  })
  expect((await guest().get(`/api/offers/${expired.id}`)).body.data).toMatchObject({
    status: 'closed',
    close_reason: 'expiree',
    is_gone: true,
  })
})

test('an offer that is not public is not found, whoever asks', async () => {
  const { company, owner } = await makeCompany(services)
  const other = await makeCompany(services, { status: 'incomplete' })
  const hidden = [
    await makeOffer(services, company.id, { status: 'draft' }),
    await makeOffer(services, company.id, { status: 'submitted' }),
    await makeOffer(services, company.id, { status: 'rejected' }),
    await makeOffer(services, company.id, { status: 'archived' }),
    await makeOffer(services, company.id, { paused: true, held_at: services.clock.now() }),
    await makeOffer(services, other.company.id),
  ]
  const browsers = [
    guest(),
    await signedInAs(services, owner),
    await signedInAs(services, await makeAdmin(services)),
  ]
  for (const offer of hidden) {
    for (const browser of browsers) expect((await browser.get(`/api/offers/${offer.id}`)).status).toBe(404)
  }
  for (const id of ['0', 'x', '99999999', '1e400'])
    expect((await guest().get(`/api/offers/${id}`)).status).toBe(404)
})

test('a paused offer’s page says that it is paused, until its last day is over', async () => {
  const { company } = await makeCompany(services)
  const paused = await makeOffer(services, company.id, { paused: true })
  const over = await makeOffer(services, company.id, { paused: true, application_deadline: '2026-11-20' })
  const statusOf = async (id: number) => (await guest().get(`/api/offers/${id}`)).body.data.status
  expect([await statusOf(paused.id), await statusOf(over.id)]).toEqual(['paused', 'closed'])
})

test('similar offers are open ones of public companies, without the offer itself', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { activity_area_id: 13 })
  const alike = await makeOffer(services, company.id, { activity_area_id: 13 })
  await makeOffer(services, company.id, {
    activity_area_id: 13,
    status: 'closed',
    closed_at: services.clock.now(),
  })
  const { status, body } = await guest().get(`/api/offers/${offer.id}/similar`)
  expect(status).toBe(200)
  const ids = body.data.map((each: { id: number }) => each.id)
  expect(ids).toContain(alike.id)
  expect(ids).not.toContain(offer.id)
  expect((await guest().get('/api/offers/99999999/similar')).status).toBe(404)
})

test('saving twice is saving once, and can be undone twice', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const browser = await signedInAs(services, await makeApplicant(services))
  const address = `/api/applicant/saved-offers/${offer.id}`
  for (const _ of [1, 2]) expect((await browser.put(address)).body.data.is_saved).toBe(true)
  expect(await services.db.select().from(savedOffers).where(eq(savedOffers.offer_id, offer.id))).toHaveLength(
    1,
  )
  for (const _ of [1, 2]) expect((await browser.delete(address)).body.data.is_saved).toBe(false)
  expect(await services.db.select().from(savedOffers).where(eq(savedOffers.offer_id, offer.id))).toEqual([])
})

test('saving is for applicants, and for offers that exist', async () => {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  expect((await guest().put(`/api/applicant/saved-offers/${offer.id}`)).status).toBe(401)
  const recruiter = await signedInAs(services, owner)
  expect((await recruiter.put(`/api/applicant/saved-offers/${offer.id}`)).status).toBe(403)
  const applicant = await signedInAs(services, await makeApplicant(services))
  expect((await applicant.put('/api/applicant/saved-offers/99999999')).status).toBe(404)
})

test('a report needs a reason, a text for « autre », an offer, and is limited', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const browser = new Browser(services, '10.1.0.9')
  const address = `/api/offers/${offer.id}/reports`
  expect((await browser.post(address, {})).body.errors.reason).toEqual(['Veuillez choisir un motif'])
  expect((await browser.post(address, { reason: 'autre' })).body.errors.message).toEqual([
    'Veuillez préciser le motif',
  ])
  expect((await browser.post('/api/offers/99999999/reports', { reason: 'arnaque' })).status).toBe(404)
  const answers = []
  for (let i = 0; i < 12; i += 1) answers.push((await browser.post(address, { reason: 'arnaque' })).status)
  expect(answers.at(-1)).toBe(429)
})

test('a visitor counts once a day, and each of their views', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const address = `/api/offers/${offer.id}/view`
  const visitor = new Browser(services, '10.2.0.1')
  for (const _ of [1, 2]) expect((await visitor.get(address)).status).toBe(204)
  await new Browser(services, '10.2.0.2').get(address)
  const views = async () =>
    (await services.db.select().from(offers).where(eq(offers.id, offer.id)))[0]?.views_count
  const visitors = async () => {
    const rows = await services.db.select().from(offerDays).where(eq(offerDays.offer_id, offer.id))
    return rows.reduce((sum, { visitors_count }) => sum + visitors_count, 0)
  }
  expect([await visitors(), await views()]).toEqual([2, 3])
  services.clock.advance(DAY_SECONDS)
  await visitor.get(address)
  expect([await visitors(), await views()]).toEqual([3, 4])
})
