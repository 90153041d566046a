import { beforeAll, expect, test, vi } from 'vitest'
import { DAY } from '#src/shared/durations.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { type Naming, openNaming } from './company-names.ts'
import { searchOffers } from './search.ts'
import { rememberWords } from './spelling.ts'

const services = useServices()
const names = new Map<number, string>()
let naming: Naming
let telma = 0

async function search(keywords: string) {
  const named_companies = await naming(keywords)
  const found = await searchOffers(
    services.db,
    { keywords, named_companies, sort: 'relevance' },
    { page: 1, per_page: 20, now: services.clock.now() },
  )
  return { ...found, names: found.ids.filter((id) => !found.near.includes(id)).map((id) => names.get(id)) }
}

beforeAll(async () => {
  const { company } = await makeCompany(services)
  const other = await makeCompany(services, { name: 'Telma Fibre SA', slug: 'telma-fibre' })
  telma = other.company.id
  const ago = (days: number) => new Date(services.clock.now().getTime() - days * DAY)
  const add = async (name: string, values: Parameters<typeof makeOffer>[2], company_id = company.id) => {
    const texts = { missions: '', profile: '', description: '', salary_visible: true, max_salary: null }
    names.set((await makeOffer(services, company_id, { ...texts, ...values })).id, name)
  }
  await add('mention', { title: 'Monteur', missions: '<p>Installer pour Telma.</p>', published_at: ago(1) })
  await add('own', { title: 'Magasinier', missions: '<p>Telma recrute.</p>', published_at: ago(20) }, telma)
  await add('long', { title: 'Soudeur tuyauteur chaudronnier naval', published_at: ago(1) })
  await add('short', { title: 'Soudeur naval', published_at: ago(9) })
  await add('hidden', { title: 'Plongeur', published_at: ago(5), max_salary: null })
  await add('shown', { title: 'Plongeur', published_at: ago(5), max_salary: 900_000 })
  await add('poor', { title: 'Fleuriste', published_at: ago(3), max_salary: 300_000 })
  await add('rich', { title: 'Fleuriste', published_at: ago(2), max_salary: 200_000 })
  await add('there', { title: 'Horloger', city_id: 2, published_at: ago(30) })
  await add('visits', {
    title: 'Horloger',
    city_id: 1,
    missions: '<p>Visites à Tamatave.</p>',
    published_at: ago(1),
  })
  await add('driver', { title: 'Chauffeur', occupation_code: 'N4102' })
  await add('lorry', { title: 'Conducteur routier', occupation_code: 'N4101' })
  await add('line', { title: 'Conducteur de ligne', occupation_code: 'H2102' })
  await add('seller', { title: 'Vendeuse', city_id: 1, occupation_code: 'D1106' })
  await add('engineer', { title: 'Technico-commercial', city_id: 7, occupation_code: 'D1407' })
  await add('salesman', { title: 'Commercial sédentaire', city_id: 7, occupation_code: null })
  await rememberWords(services.db, ['Horloger', 'Soudeur'])
  naming = openNaming(services)
  await vi.waitFor(async () => expect(await naming('telma')).toEqual([telma]))
})

test('offers of the company that is named stand before newer ones that only mention it', async () => {
  expect((await search('telma')).names).toEqual(['own', 'mention'])
})

test('a company is named by its whole name or by a word of its own, and not by one that names an occupation', async () => {
  expect(await naming('Magasinier TELMA fibre')).toEqual([telma])
  expect(await naming('fibre optique')).toEqual([])
  expect(await naming('comptable')).toEqual([])
  expect(await naming('')).toEqual([])
  expect(await naming("'; -- {1,2} \u0000")).toEqual([])
})

test('of two titles that hold the words the shorter stands first', async () => {
  expect((await search('soudeur naval')).names.slice(0, 2)).toEqual(['short', 'long'])
})

test('a word that names several occupations finds all of these, and no other work that shares a synonym', async () => {
  expect((await search('chauffeuses')).names).toEqual(['driver', 'lorry'])
  expect((await search('conducteur')).names.toSorted()).toEqual(['driver', 'line', 'lorry'])
})

test('a salary that is told decides between offers that fit alike, and how much it is does not', async () => {
  expect((await search('plongeur')).names).toEqual(['shown', 'hidden'])
  expect((await search('fleuriste')).names).toEqual(['rich', 'poor'])
})

test('an offer in the town that is named stands before a newer one that only mentions it', async () => {
  expect((await search('horloger Tamatave')).names).toEqual(['there', 'visits'])
})

test('a place without any other word finds what is there, before newer ones that only mention it', async () => {
  expect((await search('Tamatave')).names).toEqual(['there', 'visits'])
  expect((await search('à  TOAMASINA')).names).toEqual(['there', 'visits'])
  expect((await search('Fort-Dauphin')).total).toBe(0)
})

test('a word that nobody writes finds those that begin like it, once nothing else is found, and says so', async () => {
  const found = await search('horlogtrum')
  expect(found.widened).toBe(true)
  expect(found.names).toEqual(['visits', 'there'])
  expect((await search('zzzzzz')).total).toBe(0)
})

test('a title that holds a word by a synonym alone is no such work where its occupation is another one', async () => {
  const [first] = (await search('vendeuse')).names
  expect(first).toBe('seller')
  const there = await search('vendeuse Diego')
  expect(names.get(there.ids[0] ?? 0)).toBe('salesman')
  expect((await search('commercial Diego')).names.toSorted()).toEqual(['engineer', 'salesman'])
})
