import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationEvents } from '#src/applications/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, insertApplication, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offerDays, offers, savedOffers } from '../tables.ts'

const services = useServices()

async function scene(values: Partial<typeof offers.$inferInsert> = {}) {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, values)
  const read = async () =>
    (await (await signedInAs(services, owner)).get(`/api/recruiter/offers/${offer.id}/statistics`)).body.data
  const visit = (ip: string, what = 'view', from = '/offres') =>
    new Browser(services, ip).get(`/api/offers/${offer.id}/${what}?${new URLSearchParams({ from })}`)
  return { company, offer, read, visit }
}

type Figures = Record<string, number>
const sum = (rows: Figures[], name: string) => rows.reduce((all, row) => all + (row[name] ?? 0), 0)

test('views count each time, visitors once a day, by where they came from', async () => {
  const { offer, read, visit } = await scene()
  for (const _ of [1, 2]) await visit('10.3.0.1')
  await visit('10.3.0.2', 'view', 'https://l.facebook.com/')
  await visit('10.3.0.3', 'view', 'nonsense')
  services.clock.advance(DAY_SECONDS)
  await visit('10.3.0.1')
  const { totals, days, sources, others } = await read()
  expect(totals).toMatchObject({ views_count: 5, visitors_count: 4 })
  expect(days.map((day: Figures) => [day.views_count, day.visitors_count])).toEqual([
    [4, 3],
    [1, 1],
  ])
  expect(sources).toEqual([
    { source: 'search', views_count: 3, visitors_count: 2, openings_count: 0, applications_count: 0 },
    expect.objectContaining({ views_count: 1 }),
    expect.objectContaining({ views_count: 1 }),
  ])
  expect(others).toBeNull()
  const [row] = await services.db.select().from(offers).where(eq(offers.id, offer.id))
  expect(row?.views_count).toBe(5)
})

test('one who reloads without end counts twenty times a day; a closed offer counts nobody', async () => {
  const { offer, visit } = await scene()
  for (let time = 0; time < 25; time += 1) await visit('10.3.1.1')
  await services.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, offer.id))
  await visit('10.3.1.2')
  const rows = await services.db.select().from(offerDays).where(eq(offerDays.offer_id, offer.id))
  expect(rows).toMatchObject([{ views_count: 20, visitors_count: 1 }])
})

test('of 50 visits at once none is lost', async () => {
  const { read, visit } = await scene()
  await Promise.all(Array.from({ length: 50 }, (_, index) => visit(`10.3.2.${index}`)))
  expect((await read()).totals).toMatchObject({ views_count: 50, visitors_count: 50 })
})

test('days, others and sources add up to the rows that they count', async () => {
  const { company, offer, read, visit } = await scene({ views_count: 100 })
  await visit('10.3.3.1')
  for (const _ of [1, 2]) await visit('10.3.3.1', 'opening')
  const people = [await makeApplicant(services), await makeApplicant(services), await makeApplicant(services)]
  for (const { id: applicant_id } of people) {
    const row = { offer_id: offer.id, company_id: company.id, applicant_id, status: 'submitted' as const }
    await insertApplication(services, services.clock.now(), row)
    await services.db
      .insert(savedOffers)
      .values({ user_id: applicant_id, offer_id: offer.id, saved_at: services.clock.now() })
  }
  const { totals, days, others, sources } = await read()
  expect(totals).toEqual({
    views_count: 101,
    visitors_count: 101,
    openings_count: 1,
    saves_count: 3,
    applications_count: 3,
  })
  for (const name of Object.keys(totals)) expect(sum([...days, others], name)).toBe(totals[name])
  expect(sum(sources, 'openings_count')).toBe(1)
})

test('the time to the first answer is the median of those that were answered', async () => {
  const { company, offer, read } = await scene()
  const sent = services.clock.now()
  for (const days of [1, 2, 6, null]) {
    const { id: applicant_id } = await makeApplicant(services)
    const state = days ? ({ status: 'active', stage: 'review' } as const) : ({ status: 'submitted' } as const)
    const row = { offer_id: offer.id, company_id: company.id, applicant_id, ...state }
    const { id } = await insertApplication(services, sent, row)
    if (days)
      await services.db.insert(applicationEvents).values({
        application_id: id,
        at: new Date(sent.getTime() + days * DAY_SECONDS * 1000),
        to_status: 'active',
        to_stage: 'review',
      })
  }
  services.clock.advance(7 * DAY_SECONDS)
  expect((await read()).first_answer).toEqual({ answered: 3, median_days: 2 })
})

test('an offer that was never published has no day', async () => {
  const { read } = await scene({ status: 'draft', published_at: null })
  expect(await read()).toMatchObject({ days: [], others: null })
})

test('each application is counted at what led to it, those from before that was asked at nothing', async () => {
  const { company, offer, read } = await scene()
  const apply = async (came: Record<string, string>) => {
    const applicant = await makeApplicant(services)
    const browser = await signedInAs(services, applicant)
    const sent = await browser.post(`${SENT}?${new URLSearchParams(came)}`, applicationForm(offer.id))
    expect(sent.status).toBe(201)
  }
  await apply({ from: '/offres' })
  await apply({ from: 'https://l.facebook.com/', utm_source: 'alerte' })
  await apply({ from: '<script>', utm_source: 'x'.repeat(500) })
  const { id: applicant_id } = await makeApplicant(services)
  const earlier = { offer_id: offer.id, company_id: company.id, applicant_id, status: 'submitted' as const }
  await insertApplication(services, services.clock.now(), earlier)
  const { totals, sources } = await read()
  expect(totals.applications_count).toBe(4)
  const from = Object.fromEntries(
    sources.map((row: Figures & { source: string }) => [row.source, row.applications_count]),
  )
  expect(from).toEqual({ search: 1, alert: 1, other: 1 })
})
