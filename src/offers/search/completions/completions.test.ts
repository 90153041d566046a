import { beforeAll, expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { openCompletions } from './completions.ts'

const services = useServices()
let complete: ReturnType<typeof openCompletions>

beforeAll(async () => {
  const { company } = await makeCompany(services, {
    name: 'Comptoir des Vanilles',
    slug: 'comptoir-des-vanilles',
  })
  const titles = ['Comptable H/F', 'Comptable (H/F)', 'Comptable fournisseurs', 'Zoologiste marin']
  for (const title of titles)
    await makeOffer(services, company.id, { title, skills: ['Comptabilité analytique', 'comptable'] })
  await makeOffer(services, company.id, { title: 'Zoo retiré', status: 'closed' })
  complete = openCompletions(services)
})

const labels = async (typed: string) => (await complete(typed)).map(({ kind, label }) => `${kind}: ${label}`)

test('two letters are enough, and what is published most stands first', async () => {
  expect(await complete('c')).toEqual([])
  const found = await labels('co')
  expect(found[0]).toBe('occupation: Comptable')
  expect(found).toContain('skill: Comptabilité analytique')
  expect(found).toContain('company: Comptoir des Vanilles')
})

test('a title is said once, without its genders and however it is written, as a title and not as a skill too', async () => {
  const found = await labels('comptable')
  expect(found.filter((each) => each.endsWith(': Comptable'))).toEqual(['occupation: Comptable'])
})

test('an offer that is closed is completed to nothing, one that is open is', async () => {
  const found = await labels('zoo')
  expect(found[0]).toBe('occupation: Zoologiste marin')
  expect(found).not.toContain('occupation: Zoo retiré')
})

test('accents, case and the order of words do not matter', async () => {
  expect(await labels('FOURNISSEURS compt')).toEqual(['occupation: Comptable fournisseurs'])
  expect((await labels('comptabilité an'))[0]).toBe('skill: Comptabilité analytique')
})

test('a town is found by its second name, alone or after the words of the search', async () => {
  expect((await complete('tamat'))[0]).toEqual({
    kind: 'place',
    label: 'Toamasina',
    also: 'Tamatave',
    keywords: '',
    city: 'Toamasina',
  })
  expect(await complete('comptable tam')).toContainEqual({
    kind: 'place',
    label: 'Toamasina',
    also: 'Tamatave',
    keywords: 'comptable',
    city: 'Toamasina',
  })
})

test('what is near to a town is asked for with the words before it', async () => {
  expect((await complete('comptable près de tam'))[0]).toEqual({
    kind: 'place',
    label: 'Près de Toamasina',
    also: 'Tamatave',
    keywords: 'comptable',
    city: 'Près de Toamasina',
  })
  expect(await complete('autour de antsirab')).toContainEqual(
    expect.objectContaining({ keywords: '', city: 'Près d’Antsirabe' }),
  )
})

test('a Malagasy word leads to what is searched', async () => {
  expect((await complete('mpamil'))[0]).toMatchObject({
    kind: 'occupation',
    keywords: 'Chauffeur',
    also: 'mpamily',
  })
})

test('marks and strange letters complete to nothing', async () => {
  for (const typed of ['%_', '<b>', '\u202e\u0000', '..', '🙂🙂', 'constructor __proto__'])
    expect(await complete(typed)).toEqual([])
})

test('a guest is given eight at most, and a word too long to be one nothing', async () => {
  const guest = new Browser(services)
  const { status, body } = await guest.get('/api/offers/completions?typed=an')
  expect(status).toBe(200)
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.data.length).toBeLessThanOrEqual(8)
  for (const query of ['', `?typed=${'a'.repeat(300)}`, '?typed[]=an', '?typed=%00'])
    expect((await guest.get(`/api/offers/completions${query}`)).body).toEqual({ data: [] })
})
