import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { type OpenDatabase, selectRows } from './database.ts'
import { jobKind, openQueue, type Queue, worker } from './queue.ts'

const counted = jobKind<{ number: number }>('test.count')
const done: number[] = []
let database: OpenDatabase
let queue: Queue

beforeAll(async () => {
  database = await openTestDatabase()
  queue = await openQueue(database, [counted], () => undefined)
})

afterAll(async () => {
  await queue.stop()
  await database.close()
})

async function waiting(): Promise<number> {
  const rows = await selectRows<{ count: number }>(
    database.db,
    sql`SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'test.count' AND state < 'completed'`,
  )
  return rows[0]?.count ?? -1
}

test('a job exists exactly when the transaction that sent it does', async () => {
  const failing = database.db.transaction(async (tx) => {
    await queue.send(tx, counted, { number: 1 })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await waiting()).toBe(0)
  await database.db.transaction((tx) => queue.send(tx, counted, { number: 2 }))
  expect(await waiting()).toBe(1)
})

async function statesOf(): Promise<unknown[]> {
  return selectRows(
    database.db,
    sql`SELECT (data->>'number')::int AS number, state, output->>'message' AS reason FROM pgboss.job
      WHERE name = 'test.count' ORDER BY 1`,
  )
}

test('a job that fails is tried again until it succeeds, the others are not held up', async () => {
  let failures = 0
  const run = worker(counted, async ({ number }) => {
    if (number === 3 && failures === 0) {
      failures += 1
      throw new Error('once')
    }
    done.push(number)
  })
  await database.db.transaction(async (tx) => {
    await queue.send(tx, counted, { number: 3 })
    await queue.send(tx, counted, { number: 4 })
  })
  await queue.work([run as never], () => undefined)
  await expect.poll(statesOf, { timeout: 20_000, interval: 100 }).toEqual([
    { number: 2, state: 'completed', reason: null },
    { number: 3, state: 'retry', reason: 'once' },
    { number: 4, state: 'completed', reason: null },
  ])
  await expect.poll(() => [...done].sort(), { timeout: 20_000, interval: 100 }).toEqual([2, 3, 4])
  expect(failures).toBe(1)
})
