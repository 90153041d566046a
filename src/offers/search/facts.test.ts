import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { offerForm } from '#test/offer-form.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'

const services = useServices()
const TITLE = 'Standardiste bilingue'

async function find(query: string) {
  const { body } = await new Browser(services).get(`/api/offers?${query}`)
  return {
    ids: body.data.map(({ id }: { id: number }) => id) as number[],
    applied: body.criteria.applied.map(({ label }: { label: string }) => label) as string[],
    total: body.meta.total as number,
  }
}

test('offers are found by the facts that they state, all that are asked for together, with words and without', async () => {
  const { company } = await makeCompany(services)
  const make = (values: Parameters<typeof makeOffer>[2]) =>
    makeOffer(services, company.id, { title: TITLE, ...values })
  const day = await make({ night_work: 'no', transport: 'allowance', meals: 'none' })
  const night = await make({ night_work: 'yes', transport: 'provided', open_to_disability: true })
  const silent = await make({})
  const words = `keywords=${encodeURIComponent(TITLE)}`
  expect((await find(words)).ids.toSorted()).toEqual([day.id, night.id, silent.id])
  expect(await find(`${words}&fact=transport`)).toMatchObject({
    total: 2,
    applied: ['Transport pris en charge'],
  })
  expect((await find('fact=transport&fact=no_night')).ids).toEqual([day.id])
  expect((await find('fact[]=transport&fact[]=disability')).ids).toEqual([night.id])
  expect((await find(`${words}&fact=meals`)).total).toBe(0)
  expect((await find(`${words}&fact=nothing`)).total).toBe(3)
  await services.db.update(offers).set({ night_work: 'no' }).where(eq(offers.id, night.id))
  expect((await find('fact=no_night')).ids.toSorted()).toEqual([day.id, night.id])
})

test('facts among the words are filters, which give way where no offer states them', async () => {
  const { company } = await makeCompany(services)
  const housed = await makeOffer(services, company.id, { title: 'Gouvernante', housing: 'provided' })
  const other = await makeOffer(services, company.id, { title: 'Gouvernante' })
  const words = (text: string) => find(`keywords=${encodeURIComponent(text)}`)
  expect(await words('gouvernante logée')).toMatchObject({
    ids: [housed.id],
    applied: ['Logement pris en charge'],
  })
  // Nobody states both: what fits the trade is shown rather than nothing.
  expect((await words('gouvernante nourrie logée')).ids.toSorted()).toEqual([housed.id, other.id])
})

test('the page of an offer says its facts in words, and nothing of those that it does not state', async () => {
  const { company } = await makeCompany(services)
  const read = async (id: number) => (await new Browser(services).get(`/api/offers/${id}`)).body.data
  const offer = await makeOffer(services, company.id, {
    schedule: 'Lundi à vendredi',
    weekly_hours: 40,
    sunday_work: 'no',
    housing: 'provided',
    probation_months: 0,
  })
  expect((await read(offer.id)).facts).toEqual([
    { label: 'Horaires', value: 'Lundi à vendredi, 40\u00a0h par semaine' },
    { label: 'Travail le dimanche', value: 'Non' },
    { label: 'Logement', value: 'Fourni' },
    { label: 'Période d’essai', value: 'Aucune' },
  ])
  expect((await read((await makeOffer(services, company.id)).id)).facts).toEqual([])
})

test('a recruiter writes them, and what is no answer is told on its field', async () => {
  const browser = await signedInAs(services, (await makeCompany(services)).owner)
  const begin = async (values: Record<string, unknown>) =>
    (await browser.post('/api/recruiter/offer-drafts', { content: offerForm(values) })).body.data
  const send = ({ id, version }: { id: number; version: number }) =>
    browser.put(`/api/recruiter/offers/${id}/submission`, { version })
  const wrong = await send(
    await begin({
      weekly_hours: '200',
      meals: 'sometimes',
      probation_months: 'trois',
      schedule: 'a'.repeat(121),
    }),
  )
  expect(wrong.body.errors).toEqual({
    weekly_hours: ['Veuillez entrer les heures par semaine, entre 1 et 84.'],
    meals: ['Veuillez choisir dans la liste.'],
    probation_months: ['Veuillez entrer la période d’essai en mois, entre 0 et 12.'],
    schedule: [expect.stringContaining('120')],
  })
  const right = await begin({
    weekly_hours: ' 40 ',
    meals: 'provided',
    probation_months: '',
    open_to_disability: true,
    to_bring: 'Chaussures de sécurité',
  })
  expect((await send(right)).status).toBe(200)
  const [row] = await services.db.select().from(offers).where(eq(offers.id, right.id))
  expect(row).toMatchObject({
    weekly_hours: 40,
    meals: 'provided',
    housing: null,
    probation_months: null,
    open_to_disability: true,
    to_bring: 'Chaussures de sécurité',
  })
})
