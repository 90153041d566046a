import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { selectRows } from '#src/platform/database.ts'
import { DAY } from '#src/shared/durations.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { openOffers } from '../open.ts'
import { offerSearch, offers } from '../tables.ts'
import { openCounting } from './exact-counts.ts'
import { conditionsOf, fitting } from './finding/conditions.ts'
import type { SearchCriteria } from './finding/criteria.ts'
import { searchOffers } from './search.ts'
import { similarOfferIds } from './similar-offers.ts'
import { rememberWords } from './spelling.ts'

const services = useServices()
const ids: Record<string, number> = {}

const search = (criteria: Partial<SearchCriteria>, page = 1, per_page = 20) =>
  searchOffers(services.db, { sort: 'relevance', ...criteria }, { page, per_page, now: services.clock.now() })

async function namesOf(criteria: Partial<SearchCriteria>) {
  const found = await search(criteria)
  const fitting = found.ids.filter((id) => !found.near.includes(id))
  return fitting.map((id) => Object.keys(ids).find((name) => ids[name] === id))
}

/** Counts the offers one by one, to compare with what the search counts. */
async function numberOf(criteria: SearchCriteria) {
  const now = services.clock.now()
  const where = sql`${openOffers(now)} AND ${fitting(conditionsOf(criteria), now)}`
  const rows = await selectRows<{ id: number }>(
    services.db,
    sql`SELECT id FROM ${offers} JOIN ${offerSearch} ON offer_id = id WHERE ${where}`,
  )
  return rows.length
}

beforeAll(async () => {
  const { company } = await makeCompany(services)
  const ago = (days: number) => new Date(services.clock.now().getTime() - days * DAY)
  const plain = { missions: '', profile: '', salary_visible: true }
  const add = async (name: string, values: Parameters<typeof makeOffer>[2]) => {
    ids[name] = (await makeOffer(services, company.id, { ...plain, ...values })).id
  }
  const web = { activity_area_id: 17, contract_id: 1, city_id: 1 }
  await add('developer', { title: 'Développeur web', ...web, max_salary: 3_000_000, published_at: ago(1) })
  await add('devElsewhere', { title: 'Développeuse PHP', ...web, city_id: 2, published_at: ago(2) })
  await add('devFixed', { title: 'Développeur(se) mobile', ...web, contract_id: 2, published_at: ago(3) })
  await add('accountant', { title: 'Comptable général', published_at: ago(4), max_salary: 1_500_000 })
  await add('hidden', {
    title: 'Électricienne',
    activity_area_id: 16,
    salary_visible: false,
    max_salary: 9_000_000,
    published_at: ago(5),
  })
  await add('mention', {
    title: 'Formatrice',
    activity_area_id: 12,
    missions: '<p>Former le comptable&nbsp;: C++</p>',
    published_at: ago(0),
  })
  await add('closed', { title: 'Comptable clôturé', status: 'closed' })
  await add('draft', { title: 'Comptable brouillon', status: 'draft' })
  await add('paused', { title: 'Comptable en pause', paused: true })
  await add('expired', { title: 'Comptable expiré', expires_at: ago(1) })
  await rememberWords(services.db, ['Comptable général', 'Développeur web', 'Antananarivo Tana'])
})

describe('keywords', () => {
  test('« développeuse Tana » finds « Développeur » at Antananarivo', async () => {
    expect(await namesOf({ keywords: 'développeuse Tana' })).toEqual(['developer', 'devFixed'])
  })

  test('accents and case are forgiven', async () => {
    expect(await namesOf({ keywords: 'ELECTRICIEN' })).toEqual(['hidden'])
    expect(await namesOf({ keywords: 'dévéloppeur php' })).toEqual(['devElsewhere'])
  })

  test('the last word may be a beginning, a synonym or a name with marks', async () => {
    expect(await namesOf({ keywords: 'électric' })).toEqual(['hidden'])
    expect(await namesOf({ keywords: 'dev mobile' })).toEqual(['devFixed'])
    expect(await namesOf({ keywords: 'C++' })).toEqual(['mention'])
  })

  test('an offer with the word in its title comes before a newer one that only mentions it', async () => {
    expect(await namesOf({ keywords: 'comptable' })).toEqual(['accountant', 'mention'])
    expect(await namesOf({ keywords: 'comptable', sort: 'date' })).toEqual(['mention', 'accountant'])
  })

  test('a typing error is corrected when nothing else matches, and said', async () => {
    const found = await search({ keywords: 'comtable' })
    expect(found.ids).toEqual([ids.accountant, ids.mention])
    expect(found.corrected_keywords).toBe('comptable')
    expect((await search({ keywords: 'comptable' })).corrected_keywords).toBeNull()
  })

  test('words of English titles are no typing errors, and nothing is corrected to itself', async () => {
    for (const keywords of ['web sales executive', 'web representative', 'web virtual'])
      expect((await search({ keywords })).corrected_keywords).toBeNull()
  })

  test('anything typed is answered', async () => {
    const hostile = [
      "'; DROP TABLE offers; --",
      '& | ! ( )',
      "':*",
      '<->',
      '\\',
      '\u0000',
      '%_%',
      '"',
      'a:*b',
      '😀',
    ]
    for (const keywords of hostile) await search({ keywords })
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 120 }), async (keywords) => {
        expect((await search({ keywords })).total).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 40 },
    )
  })
})

describe('filters', () => {
  test('closed, draft, paused and expired offers never appear', async () => {
    const all = await search({ sort: 'date' })
    expect(all.total).toBe(6)
    for (const name of ['closed', 'draft', 'paused', 'expired']) expect(all.ids).not.toContain(ids[name])
  })

  test('values of one filter are alternatives, filters add up, a region stands for its cities', async () => {
    expect(await namesOf({ keywords: 'développeur', contract: [1, 2], city: [1] })).toEqual([
      'developer',
      'devFixed',
    ])
    expect(await namesOf({ activity_area: [17], contract: [2] })).toEqual(['devFixed'])
    expect(await namesOf({ keywords: 'développeur', region: [11] })).toEqual(['devElsewhere'])
  })

  test('a least salary finds offers that show a salary reaching it', async () => {
    expect(await namesOf({ min_salary: 2_000_000 })).toEqual(['developer'])
  })

  test('a hidden salary does not decide the order by salary', async () => {
    const order = await namesOf({ sort: 'salary' })
    expect(order[0]).toBe('developer')
    expect(order.at(-1)).toBe('hidden')
  })

  test('ids and sizes that exist nowhere find nothing', async () => {
    const strange = [
      { contract: [99_999_999] },
      { city: [2 ** 52] },
      { company_id: 2 ** 40 },
      { company_size: ["'x"] },
    ]
    for (const criteria of strange) expect((await search(criteria)).total).toBe(0)
    expect((await search({ contract: [99_999_999], city: [1], keywords: 'web' })).total).toBe(0)
    expect((await search({ min_salary: 1e300 })).total).toBe(0)
  })

  test('the filter whose removal gives most offers is named when nothing is found', async () => {
    const { blocking } = await search({ keywords: 'développeur', activity_area: [17], city: [7] })
    expect(blocking).toEqual({ filter: 'city', count: 3 })
  })
})

describe('counts and pages', () => {
  test('a facet counts without its own filter, and with all the others', async () => {
    const { facets, facets_are_exact } = await search({ keywords: 'développeur', contract: [2] })
    expect(facets.contract).toEqual([
      { id: 1, count: 2 },
      { id: 2, count: 1 },
    ])
    expect(facets.city).toEqual([{ id: 1, count: 1 }])
    expect(facets_are_exact).toBe(true)
  })

  test('pages follow each other without overlap; past the end is empty', async () => {
    const first = await search({ sort: 'date' }, 1, 4)
    const second = await search({ sort: 'date' }, 2, 4)
    expect([...first.ids, ...second.ids]).toHaveLength(6)
    expect(new Set([...first.ids, ...second.ids]).size).toBe(6)
    expect((await search({ sort: 'date' }, 9, 4)).ids).toEqual([])
    expect(first).toMatchObject({ total: 6, total_is_exact: true })
  })

  test('similar offers share the sector and are open, those with the words of the title first', async () => {
    const offer = { id: ids.developer ?? 0, title: 'Développeur PHP', activity_area_id: 17, city_id: 1 }
    expect(await similarOfferIds(services.db, offer, 5, services.clock.now())).toEqual([
      ids.devElsewhere,
      ids.devFixed,
    ])
  })
})

describe('more than 3 000 matches', () => {
  beforeAll(async () => {
    // These offers have a sector of their own and are older than all others, so that other tests do not meet them.
    await services.db.execute(sql`INSERT INTO offers (company_id, reference, slug, title, activity_area_id, contract_id,
        city_id, work_mode, max_salary, response_delay_days, status, search_title, search_body, created_at, updated_at,
        published_at, expires_at)
      SELECT company_id, 'B' || n, 'b' || n, 'Bûcheron', 2, 1 + n % 2, city_id, work_mode, n, 7, 'published',
        'bucheron', '', created_at, updated_at, published_at - n * interval '1 minute' - interval '40 days', expires_at
      FROM offers, generate_series(1, 3200) AS n WHERE id = ${ids.accountant}`)
  })

  test('the total of what words find stops at 3 000 and the counts are told to be lower bounds', async () => {
    const found = await search({ keywords: 'bûcheronne' })
    expect(found).toMatchObject({ total: 3000, total_is_exact: false, facets_are_exact: false })
    expect(found.ids).toHaveLength(20)
  })

  test.each(['date', 'salary', 'relevance'] as const)(
    'pages by %s hold the right offers in order',
    async (sort) => {
      const pages = [
        await search({ keywords: 'bûcheron', sort }, 1),
        await search({ keywords: 'bûcheron', sort }, 2),
      ]
      const order = sort === 'salary' ? sql`max_salary DESC` : sql`published_at DESC`
      const right = await selectRows<{ id: number }>(
        services.db,
        sql`SELECT id FROM offers WHERE title = 'Bûcheron' ORDER BY ${order} LIMIT 40`,
      )
      expect(pages.flatMap((page) => page.ids)).toEqual(right.map(({ id }) => id))
    },
  )

  test('pages end after the thousandth offer', async () => {
    expect((await search({ keywords: 'bûcheron', sort: 'date' }, 50)).ids).toHaveLength(20)
    expect((await search({ keywords: 'bûcheron', sort: 'date' }, 51)).ids).toEqual([])
  })

  test('fewer than 3 000 are counted one by one and can all be paged through', async () => {
    const found = await search({ keywords: 'bûcheron', contract: [2], sort: 'date' }, 80)
    expect(found).toMatchObject({ total: 1600, total_is_exact: true, listed: 1600 })
    expect(new Set(found.ids).size).toBe(20)
  })

  test.each([{}, { contract: [2] }, { contract: [1, 2], activity_area: [2], min_salary: 5 }])(
    'without words there is one number, and each value has the number of its own list: %j',
    async (filters) => {
      const criteria = { ...filters, sort: 'date' } as const
      const counted = openCounting(services)
      const found = await counted(criteria, await search(criteria), services.clock.now())
      expect(found).toMatchObject({ total_is_exact: true, facets_are_exact: true })
      expect(found.total).toBe(await numberOf(criteria))
      for (const facet of ['contract', 'activity_area', 'city'] as const)
        for (const { id, count } of found.facets[facet])
          expect([facet, id, count]).toEqual([facet, id, await numberOf({ ...criteria, [facet]: [id] })])
    },
  )

  test('matches far from the top of the order are found too', async () => {
    const newest = sql`SELECT max(published_at) FROM offers`
    // The offers are inserted in parts, so that no statement times out on a busy machine.
    for (let from = 1; from < 10_500; from += 1_000)
      await services.db.execute(sql`INSERT INTO offers (company_id, reference, slug, title, activity_area_id, contract_id,
          city_id, work_mode, response_delay_days, status, search_title, created_at, updated_at, published_at, expires_at)
        SELECT company_id, 'N' || n, 'n' || n, 'Autre', 29, 1, city_id, work_mode, 7, 'published', 'autre', created_at,
          updated_at, (${newest}) + n * interval '1 second', expires_at
        FROM offers, generate_series(${from}::int, ${from + 999}::int) AS n WHERE id = ${ids.accountant}`)
    const found = await search({ keywords: 'bûcheron', sort: 'date' })
    const [first] = await selectRows<{ id: number }>(
      services.db,
      sql`SELECT id FROM offers WHERE title = 'Bûcheron' ORDER BY published_at DESC LIMIT 1`,
    )
    expect(found.ids).toHaveLength(20)
    expect(found.ids[0]).toBe(first?.id)
  })
})
