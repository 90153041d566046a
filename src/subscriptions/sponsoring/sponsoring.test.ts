import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { offerEvents, offers } from '#src/offers/tables.ts'
import { after, DAY, DAY_SECONDS } from '#src/shared/durations.ts'
import { insertApplication } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { sponsor } from '#test/sponsoring.ts'
import { expireSponsorings } from './expiry.ts'
import { readSponsoringPrices } from './prices.ts'
import { SPONSORING_DAYS } from './shared/sponsorings.ts'
import { sponsorings } from './tables.ts'

const services = useServices()

beforeEach(() => services.clock.set('2026-11-21T08:00:00Z'))

async function scene(values: Parameters<typeof makeOffer>[2] = {}) {
  const { company, owner } = await makeCompany(services)
  return { company, owner, offer: await makeOffer(services, company.id, values) }
}

const rowsOf = (offerId: number) =>
  services.db.select().from(sponsorings).where(eq(sponsorings.offer_id, offerId))

async function offerRow(id: number) {
  const [row] = await services.db.select().from(offers).where(eq(offers.id, id))
  return row
}

test.each(SPONSORING_DAYS)(
  '%i days begin now and cost their price, or nothing when they came with the plan',
  async (days) => {
    const now = services.clock.now()
    const { company, offer } = await scene()
    const { offer: other } = await scene()
    await sponsor(services, offer.id, { days })
    await sponsor(services, other.id, { days, is_free: true })
    const ends_at = after(now, days * DAY)
    const prices = await readSponsoringPrices(services.db, now)
    expect(await rowsOf(offer.id)).toMatchObject([
      {
        company_id: company.id,
        days,
        price: prices[days],
        state: 'active',
        starts_at: now,
        ends_at,
      },
    ])
    expect(await rowsOf(other.id)).toMatchObject([{ price: 0, is_free: true }])
    expect(await offerRow(offer.id)).toMatchObject({ sponsored_until: ends_at, updated_at: offer.updated_at })
    const told = await services.db.select().from(offerEvents).where(eq(offerEvents.offer_id, offer.id))
    expect(told).toMatchObject([{ kind: 'sponsored', details: { expires_at: ends_at.toISOString() } }])
  },
)

test.each([
  { status: 'draft' },
  { status: 'submitted' },
  { status: 'rejected' },
  { status: 'closed' },
  { status: 'archived' },
  { paused: true },
  { application_deadline: '2026-11-20' },
] as const)('an offer that is not open is not sponsored: %o', async (values) => {
  const { offer } = await scene(values)
  await expect(sponsor(services, offer.id)).rejects.toMatchObject({ status: 409 })
  expect(await rowsOf(offer.id)).toEqual([])
  expect((await offerRow(offer.id))?.sponsored_until).toBeNull()
})

test('neither is one of a company that is not validated', async () => {
  const { company, offer } = await scene()
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  await expect(sponsor(services, offer.id)).rejects.toMatchObject({ status: 409 })
})

test('of twenty sponsorings of one offer at once there is one', async () => {
  const { offer } = await scene()
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => sponsor(services, offer.id)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of all)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({
        status: 409,
        message: 'Cette offre est déjà sponsorisée jusqu’au 28 novembre 2026.',
      })
  expect(await rowsOf(offer.id)).toHaveLength(1)
})

test('the database itself refuses what is no sponsoring', async () => {
  const { company, offer } = await scene()
  const now = services.clock.now()
  const right = {
    offer_id: offer.id,
    company_id: company.id,
    days: 7,
    is_free: false,
    price: 20_000,
    state: 'active' as const,
    starts_at: now,
    ends_at: after(now, DAY),
    created_at: now,
  }
  const insert = (values: Partial<typeof right> | object) =>
    services.db.insert(sponsorings).values({ ...right, ...values })
  for (const wrong of [
    ...[{ days: 8 }, { price: -1 }, { is_free: true }, { ends_at: now }, { ends_at: null }],
    { starts_at: null, ends_at: null },
  ])
    await expect(insert(wrong), JSON.stringify(wrong)).rejects.toThrow()
  await insert({ state: 'pending', starts_at: null, ends_at: null })
  await insert({})
  await expect(insert({})).rejects.toThrow()
})

test('its end is its end, whether or not the job has come; the job writes it once', async () => {
  const { owner, offer } = await scene()
  const { offer: longer } = await scene()
  const { ends_at } = await sponsor(services, offer.id)
  await sponsor(services, longer.id, { days: 30 })
  const shown = async () => {
    const recruiter = await signedInAs(services, owner)
    const { body } = await recruiter.get(`/api/recruiter/offers/${offer.id}/sponsorings`)
    const page = await new Browser(services).get(`/api/offers/${offer.id}`)
    return [page.body.data.is_sponsored, body.data[0].state]
  }
  services.clock.set(after(ends_at ?? new Date(), -1))
  await expireSponsorings(services)
  expect(await shown()).toEqual([true, 'active'])
  services.clock.set(ends_at ?? '')
  expect(await shown()).toEqual([false, 'expired'])
  expect(await rowsOf(offer.id)).toMatchObject([{ state: 'active' }])
  await Promise.all([expireSponsorings(services), expireSponsorings(services)])
  await expireSponsorings(services)
  expect(await rowsOf(offer.id)).toMatchObject([{ state: 'expired' }])
  expect((await offerRow(offer.id))?.sponsored_until).toBeNull()
  expect((await offerRow(longer.id))?.sponsored_until).not.toBeNull()
})

test('an offer is sponsored anew once it is over, before the job has come too', async () => {
  const { offer } = await scene({ expires_at: new Date('2027-11-21T08:00:00Z') })
  const { ends_at } = await sponsor(services, offer.id)
  services.clock.set(ends_at ?? '')
  const next = await sponsor(services, offer.id, { days: 15 })
  await expireSponsorings(services)
  expect((await rowsOf(offer.id)).map(({ state }) => state).toSorted()).toEqual(['active', 'expired'])
  expect((await offerRow(offer.id))?.sponsored_until).toEqual(next.ends_at)
})

test('a recruiter reads what came of each sponsoring, applications of its days alone', async () => {
  const { company, owner, offer } = await scene({ expires_at: new Date('2027-11-21T08:00:00Z') })
  const apply = async () => {
    const applicant = await makeApplicant(services)
    await insertApplication(services, services.clock.now(), {
      offer_id: offer.id,
      company_id: company.id,
      applicant_id: applicant.id,
      status: 'submitted',
    })
  }
  await apply()
  services.clock.advance(DAY_SECONDS)
  const first = await sponsor(services, offer.id)
  await apply()
  await apply()
  services.clock.set(first.ends_at ?? '')
  await apply()
  services.clock.advance(DAY_SECONDS)
  await sponsor(services, offer.id, { days: 30, is_free: true })
  const recruiter = await signedInAs(services, owner)
  const { status, body } = await recruiter.get(`/api/recruiter/offers/${offer.id}/sponsorings`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { days: 30, is_free: true, price: 0, state: 'active', applications_count: 0 },
    { days: 7, is_free: false, price: 20_000, state: 'expired', applications_count: 2 },
  ])
})

test('nobody else reads them: guests, applicants, other companies; an id that is none is not found', async () => {
  const { company, offer } = await scene()
  await sponsor(services, offer.id)
  const address = `/api/recruiter/offers/${offer.id}/sponsorings`
  const { owner: stranger } = await makeCompany(services)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  expect((await reader.get(address)).body.data).toHaveLength(1)
  expect((await new Browser(services).get(address)).status).toBe(401)
  expect((await (await signedInAs(services, await makeApplicant(services))).get(address)).status).toBe(403)
  expect((await (await signedInAs(services, stranger)).get(address)).status).toBe(404)
  for (const id of ['0', 'abc', '99999999999'])
    expect((await reader.get(`/api/recruiter/offers/${id}/sponsorings`)).status).toBe(404)
})

test('the list of offers knows which are sponsored, and keeps those that came with the plan alone', async () => {
  const { company, owner, offer } = await scene()
  const paid = await makeOffer(services, company.id)
  const paused = await makeOffer(services, company.id)
  await makeOffer(services, company.id)
  const { ends_at } = await sponsor(services, offer.id, { is_free: true })
  await sponsor(services, paid.id)
  await sponsor(services, paused.id, { is_free: true })
  await services.db.update(offers).set({ paused: true }).where(eq(offers.id, paused.id))
  await sponsor(services, (await scene()).offer.id, { is_free: true })
  const read = async (query: string) =>
    (await (await signedInAs(services, owner)).get(`/api/recruiter/offers?${query}`)).body
  const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id).toSorted()
  const all = await read('')
  const sponsored = all.data.filter((each: { is_sponsored: boolean }) => each.is_sponsored)
  expect(ids({ data: sponsored })).toEqual([offer.id, paid.id])
  const free = await read('isFreeSponsoring=1')
  expect(ids(free)).toEqual([offer.id, paused.id])
  expect(free).toMatchObject({ meta: { total: 2 }, counts: { all: 2, published: 1, paused: 1 } })
  expect((await read('isFreeSponsoring=1&status=active')).meta.total).toBe(1)
  expect(ids(await read('isFreeSponsoring=0'))).toHaveLength(4)
  services.clock.set(ends_at ?? '')
  expect(await read('isFreeSponsoring=1')).toMatchObject({ data: [], meta: { total: 0 } })
})

test('who sees it first on a page and opens it is counted, some times a day, and only while it is sponsored', async () => {
  const { offer } = await scene()
  const { offer: plain } = await scene()
  const see = (ip: string, ids: number[]) =>
    new Browser(services, ip).get(`/api/offers/sponsored-views?offers=${ids}`)
  const open = (ip: string, id = offer.id) =>
    new Browser(services, ip).get(`/api/offers/${id}/sponsored-click`)
  await see('10.9.0.1', [offer.id])
  const { ends_at } = await sponsor(services, offer.id)
  expect((await see('10.9.0.1', [plain.id, offer.id, offer.id])).status).toBe(204)
  await see('10.9.0.2', [offer.id])
  for (const _ of [1, 2]) expect((await open('10.9.0.1')).status).toBe(204)
  await open('10.9.0.2')
  await open('10.9.0.2', plain.id)
  expect(await rowsOf(offer.id)).toMatchObject([{ views_count: 2, clicks_count: 2 }])
  for (let time = 0; time < 25; time += 1) await see('10.9.0.1', [offer.id])
  expect(await rowsOf(offer.id)).toMatchObject([{ views_count: 21 }])
  for (const query of ['', '?offers=', '?offers=abc,-1,0', `?offers=${'9,'.repeat(200)}`, '?offers[a]=1'])
    expect((await new Browser(services).get(`/api/offers/sponsored-views${query}`)).status).toBe(204)
  services.clock.set(ends_at ?? '')
  await see('10.9.0.3', [offer.id])
  await open('10.9.0.3')
  expect(await rowsOf(offer.id)).toMatchObject([{ views_count: 21, clicks_count: 2 }])
})

test('of fifty visitors at once, whose pages begin with the same offers in any order, none is lost', async () => {
  const three = [await scene(), await scene(), await scene()].map(({ offer }) => offer.id)
  for (const id of three) await sponsor(services, id)
  await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      new Browser(services, `10.9.1.${at}`).get(
        `/api/offers/sponsored-views?offers=${at % 2 ? three : three.toReversed()}`,
      ),
    ),
  )
  for (const id of three) expect(await rowsOf(id)).toMatchObject([{ views_count: 50 }])
})
