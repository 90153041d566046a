import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { selectRows } from '#src/platform/database.ts'
import { after, DAY_SECONDS, MINUTE, SECOND } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { sponsor } from '#test/sponsoring.ts'
import { offerSearch, offers } from '../tables.ts'
import { drawn, TURN } from './finding/draw.ts'

const services = useServices()

interface Listed {
  id: number
  is_sponsored: boolean
  is_promoted?: boolean
}

async function read(query: string) {
  const { status, body } = await new Browser(services).get(`/api/offers?${query}`)
  expect(status).toBe(200)
  return body
}

const firstOf = (data: Listed[]) => data.filter((each) => each.is_promoted).map(({ id }) => id)
const idsOf = (data: Listed[]) => data.map(({ id }) => id)

/** Makes `count` offers of one title, the newest first, in a sector that no other test uses. */
async function scene(title: string, count: number, values: Parameters<typeof makeOffer>[2] = {}) {
  const { company } = await makeCompany(services)
  const now = services.clock.now()
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) {
    const published_at = after(now, -(at + 1) * MINUTE)
    ids.push((await makeOffer(services, company.id, { title, published_at, ...values })).id)
  }
  return { company, ids }
}

test.each([
  ['date', 'activity_area=3', 47, 9],
  ['relevance', 'keywords=tonnelier', 47, 9],
  ['date', 'activity_area=5', 41, 40],
  ['date', 'activity_area=6', 4, 4],
  ['date', 'activity_area=7', 23, 1],
])(
  'by %s, each page of %s begins with three at most, and each offer stands on one page',
  async (sort, query, count, many) => {
    const area = Number(/area=(\d+)/.exec(query)?.[1] ?? 8)
    const title = query.startsWith('keywords') ? 'Tonnelier' : 'Cordier'
    const { ids } = await scene(title, count, { activity_area_id: area })
    const plain = await read(`${query}&sort=${sort}`)
    // The oldest offers are sponsored, because without that they would stand last.
    const sponsored = ids.slice(-many)
    for (const id of sponsored) await sponsor(services, id)
    const pages: Listed[][] = []
    for (let page = 1; page <= Math.ceil(count / 20); page += 1)
      pages.push((await read(`${query}&sort=${sort}&page=${page}`)).data)
    expect(pages.map((page) => page.length)).toEqual(
      pages.map((_, index) => Math.min(20, count - 20 * index)),
    )
    const listed = pages.flat()
    expect(idsOf(listed).toSorted()).toEqual(ids.toSorted())
    const first = pages.map(firstOf)
    for (const [index, page] of pages.entries()) {
      expect(first[index]?.length).toBeLessThanOrEqual(3)
      expect(idsOf(page).slice(0, first[index]?.length)).toEqual(first[index])
    }
    expect(first[0]).toHaveLength(Math.min(3, many))
    expect(sponsored).toEqual(expect.arrayContaining(first.flat()))
    const promoted = new Set(first.flat())
    expect(idsOf(listed.filter(({ id }) => !promoted.has(id)))).toEqual(ids.filter((id) => !promoted.has(id)))
    // A sponsored offer is marked as one wherever it stands.
    expect(idsOf(listed.filter((each) => each.is_sponsored)).toSorted()).toEqual(sponsored.toSorted())
    const { meta, facets } = await read(`${query}&sort=${sort}`)
    expect(meta.total).toBe(plain.meta.total)
    expect(facets).toEqual(plain.facets)
    expect((await read(`${query}&sort=${sort}&page=${pages.length + 1}`)).data).toEqual([])
  },
)

test('over ten thousand searches each sponsored offer stands first as often as the others, within 5 %', async () => {
  const query = 'activity_area=9'
  const { ids } = await scene('Vannier', 7, { activity_area_id: 9 })
  for (const id of ids) await sponsor(services, id, { days: 30 })
  const seen = new Map(ids.map((id) => [id, 0]))
  const TURNS = 140
  const SEARCHES = 10_000
  // People search when they will: some turns are busy and others nearly empty.
  const searches = Array.from({ length: TURNS }, () => 0)
  for (let search = 0; search < SEARCHES; search += 1) {
    const turn = Math.floor(hashOf(search) * TURNS)
    searches[turn] = (searches[turn] ?? 0) + 1
  }
  for (const [turn, many] of searches.entries()) {
    const first = firstOf((await read(query)).data)
    services.clock.advance(TURN / SECOND / 2)
    // Who loads the page anew, and everybody else, sees the same offers until the turn is over.
    if (turn === 0) expect(firstOf((await read(query)).data)).toEqual(first)
    services.clock.advance(TURN / SECOND / 2)
    for (const id of first) seen.set(id, (seen.get(id) ?? 0) + many)
  }
  const share = (SEARCHES * 3) / ids.length
  expect(Math.min(...seen.values())).toBeGreaterThanOrEqual(share * 0.95)
  expect(Math.max(...seen.values())).toBeLessThanOrEqual(share * 1.05)
})

/** A number from 0 to 1 that looks like chance and is the same in each run. */
function hashOf(count: number): number {
  const fraction = Math.sin(count + 1) * 43_758.5453
  return fraction - Math.floor(fraction)
}

test.runIf(process.env.TEST_DATABASE_URL)(
  'drawing the sponsored ones of three thousand matches takes at most a millisecond of the search',
  async () => {
    const { ids } = await scene('Vitrailliste', 30, { activity_area_id: 10 })
    for (const id of ids.slice(0, 5)) await sponsor(services, id, { days: 30 })
    // The least of many runs, because others work on the same machine.
    const least = async (columns: SQL) => {
      const times: number[] = []
      for (let run = 0; run < 25; run += 1)
        times.push(
          await readDuration(
            sql`SELECT ${columns} FROM ${offerSearch} CROSS JOIN generate_series(1, 100) WHERE ${inArray(offerSearch.offer_id, ids)}`,
          ),
        )
      return Math.min(...times)
    }
    const without = await least(sql`count(*)`)
    expect((await least(sql`count(*), ${drawn(services.clock.now())}`)) - without).toBeLessThanOrEqual(1)
  },
)

/** How long the database takes for a statement, in milliseconds. */
async function readDuration(statement: SQL): Promise<number> {
  const explained = sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement}`
  const [row] = await selectRows<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(services.db, explained)
  return row?.['QUERY PLAN'][0]['Execution Time'] ?? Number.POSITIVE_INFINITY
}

test('it stands first only where it fits all that was asked, by the words themselves', async () => {
  const { ids } = await scene('Luthier', 3, { activity_area_id: 11, city_id: 1 })
  const { ids: others } = await scene('Ébéniste', 2, { activity_area_id: 11, city_id: 2, contract_id: 6 })
  const oldest = ids.at(-1) ?? 0
  await sponsor(services, oldest)
  const first = async (query: string) => firstOf((await read(query)).data)
  expect(await first('activity_area=11')).toEqual([oldest])
  expect(await first('keywords=luthier')).toEqual([oldest])
  expect(await first('keywords=luthier&city=1')).toEqual([oldest])
  for (const query of [
    'activity_area=11&city=2',
    'activity_area=11&contract=6',
    'keywords=%C3%A9b%C3%A9niste',
  ])
    expect(await first(query), query).toEqual([])
  // Neither a corrected nor a widened search shows exactly what was typed, so nothing is promoted.
  const widened = await read('keywords=luthier+zeppelin')
  expect(widened).toMatchObject({ widened: true })
  expect(firstOf(widened.data)).toEqual([])
  expect(idsOf(widened.data)).toContain(oldest)
  // Orders by a figure are kept strictly, so nothing is promoted in them.
  expect(await first('activity_area=11&sort=salary')).toEqual([])
  expect(await first(`activity_area=11&city=${encodeURIComponent('près d’Antananarivo')}`)).toEqual([])
  expect(others).toHaveLength(2)
})

test('one that is paused, closed, over or of a suspended company stands first nowhere and says nothing', async () => {
  const query = 'activity_area=13'
  const { company, ids } = await scene('Sellier', 2, { activity_area_id: 13 })
  const [, id = 0] = ids
  const { ends_at } = await sponsor(services, id)
  const set = (values: Partial<typeof offers.$inferInsert>) =>
    services.db.update(offers).set(values).where(eq(offers.id, id))
  const first = async () => firstOf((await read(query)).data)
  expect(await first()).toEqual([id])
  await set({ paused: true })
  expect(idsOf((await read(query)).data)).not.toContain(id)
  await set({ paused: false, status: 'closed' })
  expect(await first()).toEqual([])
  expect((await new Browser(services).get(`/api/offers/${id}`)).body.data).toMatchObject({
    status: 'closed',
    is_sponsored: false,
  })
  await set({ status: 'published' })
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  expect((await read(query)).data).toEqual([])
  await services.db.update(companies).set({ status: 'validated' }).where(eq(companies.id, company.id))
  expect(await first()).toEqual([id])
  services.clock.set(after(ends_at ?? new Date(), -1))
  expect(await first()).toEqual([id])
  services.clock.set(ends_at ?? '')
  const { data } = await read(query)
  expect([firstOf(data), data.some((each: Listed) => each.is_sponsored)]).toEqual([[], false])
  services.clock.advance(-8 * DAY_SECONDS)
})
