import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { selectRows } from '#src/platform/database.ts'
import { DAY } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const [ANTSIRABE, BETAFO, AMBATOLAMPY, TANA, TOAMASINA] = [3, 45, 48, 1, 2]

beforeAll(async () => {
  const { company } = await makeCompany(services)
  const ago = (days: number) => new Date(services.clock.now().getTime() - days * DAY)
  const add = (city_id: number, days: number, values: Parameters<typeof makeOffer>[2] = {}) =>
    makeOffer(services, company.id, { title: 'Soudeur', city_id, published_at: ago(days), ...values })
  await add(AMBATOLAMPY, 1)
  await add(TOAMASINA, 1)
  await add(ANTSIRABE, 9)
  await add(ANTSIRABE, 8)
  await add(BETAFO, 3)
  await add(BETAFO, 2, { title: 'Comptable' })
  await add(TANA, 1, { title: 'Comptable', work_mode: 'remote' })
})

const guest = () => new Browser(services)
const towns = (body: { data: { city: { name: string }; distance_km?: number }[] }) =>
  body.data.map(({ city, distance_km }) => [city.name, distance_km])

async function find(query: Record<string, string>) {
  const { status, body } = await guest().get(`/api/offers?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body
}

test('« près de » among the words shows the town, then those around it by their distance', async () => {
  const body = await find({ keywords: 'soudeurs près de Antsirabe' })
  expect(towns(body)).toEqual([
    ['Antsirabe', 0],
    ['Antsirabe', 0],
    ['Betafo', 20],
    ['Ambatolampy', 67],
  ])
  expect(body.criteria).toMatchObject({
    keywords: 'soudeurs',
    place: 'Près d’Antsirabe',
    applied: [{ filter: 'city', value: 'Près d’Antsirabe', label: 'Près d’Antsirabe' }],
    around: { id: ANTSIRABE, name: 'Antsirabe' },
    sort: 'distance',
  })
})

test('it is a filter too, alone or with another order; what is done from home is no way off', async () => {
  expect(await find({ city: 'Près d’Antsirabe', keywords: 'soudeur' })).toMatchObject({ meta: { total: 4 } })
  const newest = await find({ city: 'près de Sirabe', sort: 'date' })
  expect(towns(newest)[0]?.[0]).toBe('Ambatolampy')
  expect(towns(await find({ city: 'proche de Tana', keywords: 'comptable' }))[0]).toEqual([
    'Antananarivo',
    undefined,
  ])
})

test('without a town there is no distance and no order by it', async () => {
  const body = await find({ keywords: 'soudeur', sort: 'distance' })
  expect(body.criteria.around).toBeNull()
  expect(towns(body).every(([, km]) => km === undefined)).toBe(true)
  const unknown = await find({ keywords: 'soudeur', city: 'près de Paris' })
  expect(unknown.criteria).toMatchObject({ around: null, unknown_place: 'près de Paris' })
})

test('the nearest of many thousands stand first, on each page', async () => {
  const [{ id } = { id: 0 }] = await selectRows<{ id: number }>(
    services.db,
    sql`SELECT id FROM offers WHERE city_id = ${BETAFO} LIMIT 1`,
  )
  await services.db.execute(sql`INSERT INTO offers (company_id, reference, slug, title, activity_area_id, contract_id,
      city_id, work_mode, response_delay_days, status, search_title, search_body, created_at, updated_at, published_at, expires_at)
    SELECT company_id, 'B' || n, 'b' || n, 'Soudeur', 2, 1, ${AMBATOLAMPY}, 'on_site', 7, 'published', 'soudeur', '',
      created_at, updated_at, published_at + n * interval '1 second', expires_at
    FROM offers, generate_series(1, 3200) AS n WHERE id = ${id}`)
  const body = await find({ keywords: 'soudeur près de Antsirabe' })
  expect(body).toMatchObject({ total_is_exact: false })
  expect(
    towns(body)
      .slice(0, 4)
      .map(([name]) => name),
  ).toEqual(['Antsirabe', 'Antsirabe', 'Betafo', 'Ambatolampy'])
  const second = await find({ keywords: 'soudeur près de Antsirabe', page: '2' })
  expect(new Set([...body.data, ...second.data].map((offer: { id: number }) => offer.id)).size).toBe(40)
})
