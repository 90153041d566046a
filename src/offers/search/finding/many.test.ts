import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { selectRows } from '#src/platform/database.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { sponsor } from '#test/sponsoring.ts'
import { searchOffers } from '../search.ts'
import type { SearchCriteria } from './criteria.ts'

const services = useServices()

beforeAll(async () => {
  const { company } = await makeCompany(services)
  const published_at = services.clock.now()
  const { id } = await makeOffer(services, company.id, { title: 'Gabier', published_at })
  // Titles that fit alike, each published and paid differently, within the last day.
  for (let from = 1; from < 3300; from += 1100)
    await services.db.execute(sql`INSERT INTO offers (company_id, reference, slug, title, activity_area_id, contract_id,
        city_id, work_mode, max_salary, response_delay_days, status, search_title, search_body, created_at, updated_at,
        published_at, expires_at)
      SELECT company_id, 'V' || n, 'v' || n, 'Verrier', activity_area_id, 1 + n % 3, city_id, work_mode, 7000 - n, 7,
        'published', 'verrier', '', created_at, updated_at, published_at - n * interval '20 seconds',
        published_at + interval '40 days'
      FROM offers, generate_series(${from}::int, ${from + 1099}::int) AS n WHERE id = ${id}`)
})

const search = (criteria: Omit<SearchCriteria, 'sort'>, sort: SearchCriteria['sort'], page = 1) =>
  searchOffers(services.db, { ...criteria, sort }, { page, per_page: 20, now: services.clock.now() })

const right = async (order: string, page = 1) => {
  const rows = await selectRows<{ id: number }>(
    services.db,
    sql`SELECT id FROM offers WHERE title = 'Verrier' AND status = 'published' ORDER BY ${sql.raw(order)}
      LIMIT 20 OFFSET ${20 * (page - 1)}::int`,
  )
  return rows.map(({ id }) => id)
}

test('a search that more fit than are looked through has the right pages in every order', async () => {
  const criteria = { keywords: 'verrier' }
  expect(await search(criteria, 'relevance')).toMatchObject({ total: 3000, total_is_exact: false })
  expect((await search(criteria, 'relevance', 2)).ids).toEqual(await right('published_at DESC', 2))
  expect((await search(criteria, 'date')).ids).toEqual(await right('published_at DESC'))
  expect((await search(criteria, 'date', 50)).ids).toEqual(await right('published_at DESC', 50))
  expect((await search(criteria, 'date', 51)).ids).toEqual([])
  expect((await search(criteria, 'salary')).ids).toEqual(await right('max_salary DESC'))
  const near = { ...criteria, around: { id: 1 } }
  expect((await search(near, 'distance', 2)).ids).toEqual(await right('published_at DESC', 2))
})

test('a filter over words that are broad finds and counts all that have it', async () => {
  const found = await search({ keywords: 'verrier', contract: [2] }, 'relevance')
  expect(found).toMatchObject({ total: 1100, total_is_exact: true })
  expect(found.facets.contract.map(({ id }) => id).sort()).toEqual([1, 2, 3])
})

test('where many fit with their filters, each of these is counted without itself, once', async () => {
  const mode = ['on_site', 'hybrid', 'remote'] as const
  const found = await search({ keywords: 'verrier', contract: [1, 2, 3], work_mode: [...mode] }, 'date')
  expect(found).toMatchObject({ total: 3000, total_is_exact: false, ids: await right('published_at DESC') })
  const { contract, work_mode } = found.facets
  expect(contract.map(({ id }) => id).sort()).toEqual([1, 2, 3])
  expect(work_mode).toHaveLength(1)
  // Of more than are looked through one more is read.
  for (const counts of [contract, work_mode])
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(3001)
})

test('one that is published next stands first, and days later nothing is missed', async () => {
  services.clock.advance(10)
  await services.db.execute(sql`UPDATE offers SET published_at = ${services.clock.now().toISOString()}
    WHERE reference = 'V3000'`)
  const [first] = await right('published_at DESC')
  expect((await search({ keywords: 'verrier' }, 'relevance')).ids[0]).toBe(first)
  services.clock.advance(10 * DAY_SECONDS)
  const found = await search({ keywords: 'verrier' }, 'relevance')
  expect(found).toMatchObject({ total: 3000, total_is_exact: false })
  expect(found.ids).toEqual(await right('published_at DESC'))
  expect((await search({ keywords: 'verrier' }, 'relevance')).ids).toEqual(found.ids)
})

test('once fewer are left they are counted one by one, and come back into all of the list', async () => {
  await services.db.execute(
    sql`UPDATE offers SET status = 'closed' WHERE title = 'Verrier' AND max_salary % 2 = 0`,
  )
  const found = await search({ keywords: 'verrier' }, 'relevance', 60)
  expect(found).toMatchObject({ total: 1650, total_is_exact: true, listed: 1650 })
  expect(found.ids).toEqual(await right('published_at DESC', 60))
})

test('among as many a sponsored offer stands first by its title, and not where it mentions the words', async () => {
  const { company } = await makeCompany(services)
  const published_at = services.clock.now()
  const texts = { title: 'Gabier', missions: '<p>Aider le verrier.</p>', published_at }
  const mention = await makeOffer(services, company.id, texts)
  const own = await makeOffer(services, company.id, { title: 'Verrier', published_at })
  await services.db.execute(sql`UPDATE offers SET status = 'published' WHERE reference LIKE 'V%'`)
  for (const { id } of [mention, own]) await sponsor(services, id)
  const { body } = await new Browser(services).get('/api/offers?keywords=verrier')
  expect(body.total_is_exact).toBe(false)
  expect(body.data.filter((each: { is_promoted?: boolean }) => each.is_promoted)).toMatchObject([
    { id: own.id },
  ])
})
