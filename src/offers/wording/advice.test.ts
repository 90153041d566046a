import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offers } from '#src/offers/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { measureUsualPays } from './usual-pay.ts'

const services = useServices()

test('the pay of similar offers is told from five on, the middle of those that show theirs', async () => {
  const { company, owner } = await makeCompany(services)
  const browser = await signedInAs(services, owner)
  const address = '/api/recruiter/pay-advice?activity_area_id=23&job_level_id=3'
  const make = (pay: number, values = {}) =>
    makeOffer(services, company.id, {
      activity_area_id: 23,
      job_level_id: 3,
      min_salary: pay,
      max_salary: pay + 200_000,
      ...values,
    })
  for (const pay of [500_000, 600_000, 700_000, 800_000]) await make(pay)
  await make(9_000_000, { salary_visible: false })
  await make(9_000_000, { status: 'draft' })
  expect((await browser.get(address)).body.data).toEqual({ minimum_wage: 262_680, similar: null })
  await make(900_000)
  expect((await browser.get(address)).body.data.similar).toEqual({ count: 5, from: 600_000, to: 1_000_000 })
  expect((await browser.get('/api/recruiter/pay-advice')).body.data.similar).toBeNull()
})

test('the page of an offer that hides its pay says what five of its occupation and level show', async () => {
  const { company } = await makeCompany(services)
  const values = { occupation_code: '7115', job_level_id: 2, min_salary: 600_000, max_salary: 900_000 }
  const hidden = await makeOffer(services, company.id, { ...values, salary_visible: false })
  const shown = [await makeOffer(services, company.id, values)]
  const read = async (id: number) => {
    await measureUsualPays(services)
    return (await new Browser(services).get(`/api/offers/${id}`)).body.data
  }
  for (let index = 0; index < 3; index += 1) shown.push(await makeOffer(services, company.id, values))
  await makeOffer(services, company.id, { ...values, job_level_id: 3 })
  expect((await read(hidden.id)).usual_pay).toBeNull()
  shown.push(await makeOffer(services, company.id, values))
  const page = await read(hidden.id)
  expect(page.usual_pay).toEqual({ count: 5, from: 600_000, to: 900_000 })
  expect([page.min_salary, page.max_salary]).toEqual([null, null])
  expect((await read(shown[0]?.id ?? 0)).usual_pay).toBeNull()
  const unread = await makeOffer(services, company.id, {
    ...values,
    occupation_code: null,
    salary_visible: false,
  })
  expect((await read(unread.id)).usual_pay).toBeNull()
})

test('the cards of a list say it too, until fewer than five show theirs', async () => {
  const { company } = await makeCompany(services)
  const values = { occupation_code: '7201', job_level_id: 4, min_salary: 700_000, max_salary: 1_100_000 }
  const title = 'Repasseuse de voiles'
  const hidden = await makeOffer(services, company.id, { ...values, title, salary_visible: false })
  const unknown = await makeOffer(services, company.id, {
    ...values,
    title,
    min_salary: null,
    max_salary: null,
  })
  for (let index = 0; index < 5; index += 1) await makeOffer(services, company.id, values)
  const card = async (id: number) => {
    await measureUsualPays(services)
    const { body } = await new Browser(services).get(`/api/offers?keywords=${encodeURIComponent(title)}`)
    return body.data.find((offer: { id: number }) => offer.id === id).usual_pay
  }
  const usual = { count: 5, from: 700_000, to: 1_100_000 }
  expect(await card(hidden.id)).toEqual(usual)
  expect(await card(unknown.id)).toEqual(usual)
  await Promise.all([measureUsualPays(services), measureUsualPays(services)])
  expect(await card(hidden.id)).toEqual(usual)
  await services.db
    .update(offers)
    .set({ max_salary: 1_504_000 })
    .where(and(eq(offers.company_id, company.id), eq(offers.salary_visible, true)))
  expect(await card(hidden.id)).toEqual({ ...usual, to: 1_500_000 })
  const [one] = await services.db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(eq(offers.company_id, company.id), isNotNull(offers.min_salary), eq(offers.salary_visible, true)),
    )
  await services.db
    .update(offers)
    .set({ status: 'closed' })
    .where(eq(offers.id, one?.id ?? 0))
  expect(await card(hidden.id)).toBeNull()
})

test('titles and skills of published offers are suggested by how a word of them begins', async () => {
  const { company, owner } = await makeCompany(services)
  const browser = await signedInAs(services, owner)
  const title = 'Géologue de terrain'
  await makeOffer(services, company.id, { title, skills: ['Cartographie SIG'] })
  const ask = async (kind: string, keywords: string) =>
    (await browser.get(`/api/recruiter/offer-words?kind=${kind}&keywords=${keywords}`)).body.data
  expect(await ask('title', 'geolo')).toEqual([title])
  expect(await ask('title', 'terr')).toEqual([title])
  expect(await ask('skill', 'carto')).toEqual(['Cartographie SIG'])
  expect(await ask('skill', '')).toEqual([])
})
