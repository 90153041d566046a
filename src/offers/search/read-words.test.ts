import { beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { asUnderstood } from './web/address.ts'
import { headOfList } from './web/page-head.ts'
import { headingOf } from './web/words.ts'

const services = useServices()
const [CDI, CDD] = [1, 2]

beforeAll(async () => {
  const { company } = await makeCompany(services)
  const plain = { missions: '', profile: '', salary_visible: true }
  const add = (values: Parameters<typeof makeOffer>[2]) =>
    makeOffer(services, company.id, { ...plain, ...values })
  await add({ title: 'Tonnelier', contract_id: CDI, city_id: 1, max_salary: 900_000 })
  await add({ title: 'Tonnelier', contract_id: CDD, city_id: 1, max_salary: 600_000 })
  await add({ title: 'Tonnelier', contract_id: CDD, city_id: 2, max_salary: 2_000_000 })
  await add({ title: 'Vannier', contract_id: CDI, city_id: 1 })
  await add({ title: 'Rédacteur', work_mode: 'remote' })
  await add({ title: 'Rédacteur', work_mode: 'hybrid' })
  await add({ title: 'Rédacteur', work_mode: 'on_site', missions: 'Pas de télétravail.' })
})

async function find(query: Record<string, string>) {
  const { status, body } = await new Browser(services).get(`/api/offers?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body
}

describe('words that hold conditions', () => {
  test('find what the filters find', async () => {
    const read = await find({ keywords: 'mitady asa tonnelier CDD tana' })
    const filtered = await find({ keywords: 'tonnelier', contract: '2', city: '1' })
    expect(read.meta.total).toBe(1)
    expect(read.data).toEqual(filtered.data)
    expect(read.facets).toEqual(filtered.facets)
    expect(read.criteria).toMatchObject({ keywords: 'tonnelier', contract: [CDD], city: [1] })
    expect(read.criteria.read).toHaveLength(2)
    expect(filtered.criteria.read).toEqual([])
  })

  test('an amount is the least pay, and « bien payé » puts the best paid first', async () => {
    expect((await find({ keywords: 'tonnelier 1 million' })).meta.total).toBe(1)
    const paid = await find({ keywords: 'tonnelier bien payé' })
    expect(paid.criteria.sort).toBe('salary')
    expect(paid.data.map((offer: { max_salary: number }) => offer.max_salary)).toEqual([
      2_000_000, 900_000, 600_000,
    ])
    expect((await find({ keywords: 'tonnelier bien payé', sort: 'date' })).criteria.sort).toBe('date')
    expect((await find({ keywords: 'tonnelier 1 million', min_salary: '500000' })).criteria.min_salary).toBe(
      500_000,
    )
  })

  test('a mode is a filter with its counts: « à distance » finds no offer that only speaks of it', async () => {
    const read = await find({ keywords: 'rédacteur à distance' })
    const modes = read.data.map(({ work_mode }: { work_mode: string }) => work_mode).toSorted()
    expect(modes).toEqual(['hybrid', 'remote'])
    expect(headingOf(read.criteria)).toBe('Offres «\u00A0rédacteur\u00A0» à Madagascar')
    expect(read.criteria.read.map(({ label }: { label: string }) => label)).toEqual([
      'Hybride',
      'Télétravail',
    ])
    const filtered = await find({ keywords: 'rédacteur', work_mode: 'remote' })
    expect(filtered.meta.total).toBe(1)
    expect(headingOf(filtered.criteria)).toBe('Offres «\u00A0rédacteur\u00A0» à Madagascar, télétravail')
    expect(filtered.facets.work_mode.map(({ count }: { count: number }) => count)).toEqual([1, 1, 1])
    expect((await find({ keywords: 'rédacteur', work_mode: 'anywhere' })).meta.total).toBe(3)
  })

  test('in quotes or as they were typed are words', async () => {
    expect((await find({ keywords: '"tonnelier CDD"' })).criteria.contract).toEqual([])
    expect((await find({ keywords: 'tonnelier CDD', verbatim: '1' })).criteria.contract).toEqual([])
  })

  test('a place without the trade gives way and is said to; a filter that was chosen does not', async () => {
    const beyond = await find({ keywords: 'tonnelier Ambositra' })
    expect(beyond.notice.text).toBe(
      'Aucune offre pour «\u00a0tonnelier\u00a0» à cet endroit. Voici les plus proches.',
    )
    expect(beyond).toMatchObject({ widened: true, meta: { total: 3 } })
    expect(beyond.data[0].distance_km).toBeGreaterThan(0)
    expect(await find({ keywords: 'tonnelier', city: 'Ambositra' })).toMatchObject({ meta: { total: 0 } })
    const contract = await find({ keywords: 'vannier volontariat' })
    expect(contract.notice.text).toContain('ne remplit tous vos critères')
    expect(contract.data[0].title).toContain('Vannier')
  })

  test('the address is that of the filters, and its heading says them as such', async () => {
    const found = await find({ keywords: 'tonnelier CDD à Tamatave' })
    expect(asUnderstood({ keywords: 'tonnelier CDD à Tamatave' }, found.criteria)).toEqual({
      keywords: 'tonnelier',
      city: ['2'],
      contract: ['2'],
    })
    expect(headingOf(found.criteria)).toBe('Offres de CDD «\u00a0tonnelier\u00a0» à Toamasina')
    const pay = await find({ keywords: 'asa mi-temps 800 000 ar' })
    expect(headingOf(pay.criteria)).toBe(
      'Offres d’emploi à Madagascar, temps partiel, 800\u00a0000\u00a0Ar et plus',
    )
    const town = await find({ keywords: 'asa tamatave' })
    expect(headingOf(town.criteria)).toBe('Offres d’emploi à Toamasina')
    expect(JSON.stringify(headOfList(town, 'Offres', 'https://asafidy.test'))).toContain(
      'https://asafidy.test/offres?city=2',
    )
  })

  test('an alert on them is one on the filters, once', async () => {
    const browser = await signedInAs(services, await makeApplicant(services))
    const body = { keywords: 'tonnelier CDD tana', frequency: 'daily' }
    expect((await browser.post('/api/alerts', body)).status).toBe(201)
    const { body: listed } = await browser.get('/api/applicant/alerts')
    expect(listed.data[0].label).toBe('tonnelier, Antananarivo, CDD')
    const same = new URLSearchParams({ keywords: 'tonnelier', contract: '2', city: '1' })
    expect((await browser.get(`/api/offers?${same}`)).body.alert).toMatchObject({ frequency: 'daily' })
  })
})
