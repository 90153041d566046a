import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { snapshotOffer } from '#src/applications/offer-snapshot.ts'
import { countryPlaceId } from '#src/reference/shared/abroad.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { offerForm } from '#test/offer-form.ts'
import { useServices } from '#test/services.ts'
import { listMailedOffers } from '../mailed-offers.ts'
import { attachOffers } from '../search/attach-offers.ts'
import { similarOfferIds } from '../search/similar-offers.ts'
import { offers } from '../tables.ts'
import { jobPostingOf } from '../web/job-posting.ts'
import { headOfOffer } from '../web/page-head.ts'

const services = useServices()
const MAURITIUS = countryPlaceId('MU')
const ABROAD = { is_abroad: true, city_id: MAURITIUS, country: 'MU', foreign_town: 'Port-Louis' }

const rowOf = async (id: number) => (await services.db.select().from(offers).where(eq(offers.id, id)))[0]

async function send(values: Record<string, unknown>) {
  const { owner } = await makeCompany(services)
  const recruiter = await signedInAs(services, owner)
  const { body } = await recruiter.post('/api/recruiter/offer-drafts', { content: offerForm(values) })
  const { id, version } = body.data
  const sent = await recruiter.put(`/api/recruiter/offers/${id}/submission`, { version })
  return { id, recruiter, sent }
}

test('an offer abroad is asked for its country and its town, one in Madagascar for its own', async () => {
  const abroad = await send({ is_abroad: true, city_id: '1' })
  expect(abroad.sent.body.errors).toEqual({
    country: ['Veuillez choisir le pays.'],
    foreign_town: ['Veuillez entrer la ville à l’étranger.'],
  })
  const here = await send({ city_id: '', country: 'MU', foreign_town: 'Port-Louis' })
  expect(here.sent.body.errors).toEqual({ city_id: ['Veuillez choisir la ville.'] })
  for (const country of ['MG', 'XX', 'mu'])
    expect(
      (await send({ is_abroad: true, country, foreign_town: 'Ailleurs' })).sent.body.errors,
    ).toHaveProperty('country')
})

test('what is sent of an offer abroad has no Malagasy town, and of one in Madagascar no country', async () => {
  const abroad = await send({ is_abroad: true, country: 'MU', foreign_town: ' Port-Louis ', city_id: '1' })
  expect(await rowOf(abroad.id)).toMatchObject({ ...ABROAD, status: 'submitted' })
  const copied = await abroad.recruiter.get(`/api/recruiter/offers/${abroad.id}/draft`)
  expect(copied.body.data.content).toMatchObject({
    city_id: '',
    is_abroad: true,
    country: 'MU',
    foreign_town: 'Port-Louis',
  })
  const here = await send({ country: 'MU', foreign_town: 'Port-Louis', ministry_reference: 'MT-1' })
  expect(await rowOf(here.id)).toMatchObject({
    city_id: 2,
    is_abroad: false,
    country: null,
    foreign_town: null,
    ministry_reference: null,
  })
})

test('the page, its head, its description for search engines, mails and frozen copies tell the place abroad', async () => {
  const { company } = await makeCompany(services)
  const { id } = await makeOffer(services, company.id, { title: 'Serveur', ...ABROAD })
  const { data: offer } = (await new Browser(services).get(`/api/offers/${id}`)).body
  expect(offer).toMatchObject({
    city: null,
    region: null,
    country: { code: 'MU', name: 'Maurice' },
    foreign_town: 'Port-Louis',
  })
  const posting = JSON.parse(jobPostingOf(offer, 'https://asafidy.test') ?? '')
  expect(posting.jobLocation.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Port-Louis',
    addressCountry: 'MU',
  })
  expect(JSON.stringify(headOfOffer(offer, 'Serveur', 'https://asafidy.test'))).toContain(
    'recrute à Port-Louis, Maurice',
  )
  expect((await listMailedOffers(services.db, [id])).get(id)?.city).toBe('Port-Louis, Maurice')
  const row = await rowOf(id)
  expect(row && (await snapshotOffer(services.db, row)).city).toBe('Port-Louis, Maurice')
})

test('a search finds offers abroad by « à l’étranger », their country or their town, and not by a Malagasy town', async () => {
  const { company } = await makeCompany(services)
  const offer = { title: 'Dompteur de lions' }
  const here = await makeOffer(services, company.id, { ...offer, city_id: 1 })
  const mauritius = await makeOffer(services, company.id, { ...offer, ...ABROAD })
  const comoros = await makeOffer(services, company.id, {
    ...offer,
    is_abroad: true,
    city_id: countryPlaceId('KM'),
    country: 'KM',
    foreign_town: 'Moroni',
  })
  const find = async (query: Record<string, string>) => {
    const address = new URLSearchParams({ keywords: offer.title, ...query })
    const { body } = await new Browser(services).get(`/api/offers?${address}`)
    return { ...body, ids: body.data.map(({ id }: { id: number }) => id).sort() }
  }
  const both = [mauritius.id, comoros.id]
  for (const city of ['à l’étranger', 'Etranger', '60000'])
    expect((await find({ city })).ids, city).toEqual(both)
  for (const city of ['Maurice', 'à l’île Maurice', 'port louis', String(MAURITIUS)])
    expect((await find({ city })).ids, city).toEqual([mauritius.id])
  expect((await find({ city: 'Antananarivo' })).ids).toEqual([here.id])
  for (const words of ['Moroni', 'Comores'])
    expect((await find({ keywords: `${offer.title} ${words}` })).ids, words).toEqual([comoros.id])
  expect((await find({ keywords: `${offer.title} à l’étranger` })).ids).toEqual(both)

  const { facets, criteria } = await find({ city: 'Maurice' })
  expect(criteria).toMatchObject({ place: 'Maurice', unknown_place: null })
  expect(facets.city).toEqual([{ id: 1, name: 'Antananarivo', count: 1 }])
  expect(facets.abroad).toEqual([
    { id: 60_000, name: 'À l’étranger', count: 2 },
    { id: countryPlaceId('KM'), name: 'Comores', count: 1 },
    { id: MAURITIUS, name: 'Maurice', count: 1 },
  ])
  expect((await find({ city: 'Antananarivo' })).data[0]).toMatchObject({ is_abroad: false, country: null })
})

test('offers abroad of one country are near to each other', async () => {
  const { company } = await makeCompany(services)
  const make = (values: object) =>
    makeOffer(services, company.id, { title: 'Guide', activity_area_id: 8, ...values })
  const there = await make(ABROAD)
  await make({ city_id: 1 })
  const near = await make(ABROAD)
  await make({ city_id: 1 })
  expect((await similarOfferIds(services.db, there, 3, services.clock.now()))[0]).toBe(near.id)
})

test('an offer from before countries were asked for is abroad and no more, and leaves the town that it had to name', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { title: 'Trapéziste', city_id: 1 })
  // As the migration leaves such an offer: its words still are those of the town.
  await services.db
    .update(offers)
    .set({ is_abroad: true, city_id: 60_000, occupation_read: false })
    .where(eq(offers.id, offer.id))
  await attachOffers(services)
  const find = async (query: string) =>
    (await new Browser(services).get(`/api/offers?${query}`)).body.data.map(({ id }: { id: number }) => id)
  const words = await rowOf(offer.id)
  expect(words?.search_body).toContain('etranger')
  expect(words?.search_body).not.toMatch(/antananarivo|analamanga/)
  expect((await find('keywords=trap%C3%A9ziste&city=%C3%A9tranger'))[0]).toBe(offer.id)
  const { data } = (await new Browser(services).get(`/api/offers/${offer.id}`)).body
  const head = JSON.stringify(headOfOffer(data, 'Trapéziste', 'https://asafidy.test'))
  expect(head).toContain('recrute à l’étranger')
  expect(head).not.toMatch(/Antananarivo|addressCountry/)
})
