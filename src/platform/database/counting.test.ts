import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useServices } from '#test/services.ts'
import { auditLog } from '../tables.ts'
import { countUpTo, findPage } from './counting.ts'

const services = useServices()
const MANY = 1_003
const RARE = 7

beforeAll(async () => {
  const insert = (action: string, count: number) => sql`INSERT INTO audit_log (at, action, subject, details)
    SELECT now(), ${action}, 'row:1', '{}' FROM generate_series(1, ${count}::integer)`
  await services.db.execute(insert('counting.many', MANY))
  await services.db.execute(insert('counting.rare', RARE))
})

const find = (action: string, isSearch: boolean, page: number, sort_by_date: 'asc' | 'desc' = 'desc') =>
  findPage(
    services.db,
    { table: auditLog, id: auditLog.id, condition: eq(auditLog.action, action), isSearch },
    { page, per_page: 5, sort_by_date },
  )

test('a list is counted whole as long as it is short, and a page of a search is the same as without one', async () => {
  for (const isSearch of [true, false]) {
    const first = await find('counting.rare', isSearch, 1)
    expect(first).toMatchObject({ total: RARE, is_capped: false })
    expect(first.ids).toEqual(first.ids.toSorted((one, other) => other - one))
    expect((await find('counting.rare', isSearch, 2)).ids).toHaveLength(RARE - 5)
    expect((await find('counting.rare', isSearch, 3)).ids).toEqual([])
    const oldest = await find('counting.rare', isSearch, 1, 'asc')
    expect(oldest.ids[0]).toBe((await find('counting.rare', isSearch, 2)).ids.at(-1))
  }
})

test('what a search finds is counted up to a thousand, and the newest come first all the same', async () => {
  const found = await find('counting.many', true, 1)
  expect(found).toMatchObject({ total: 1_000, is_capped: true })
  expect(found.ids).toEqual((await find('counting.many', false, 1)).ids)
  expect((await find('counting.many', true, 200)).ids).toHaveLength(5)
  // A page behind what is counted is none that somebody could wait for.
  expect((await find('counting.many', true, 90_000)).ids).toEqual(
    (await find('counting.many', true, 201)).ids,
  )
  expect(await find('counting.many', false, 1)).toMatchObject({ total: MANY, is_capped: false })
})

test('more than were counted are said to be more', async () => {
  const many = eq(auditLog.action, 'counting.many')
  expect(await countUpTo(services.db, auditLog, many, 100)).toEqual({ total: 100, is_capped: true })
  expect(await countUpTo(services.db, auditLog, many, MANY)).toEqual({ total: MANY, is_capped: false })
})
