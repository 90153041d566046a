import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { TestQueue } from '#test/queue.ts'
import { type OpenDatabase, selectRows } from '../database.ts'
import { forgetJobsOf } from './finished-jobs.ts'
import { jobKind, openQueue, type Queue, worker } from './queue.ts'

const counted = jobKind<{ number: number }>('test.count')
/** Nobody works on these. */
const mailed = jobKind<{ email: string }>('test.mail')
let database: OpenDatabase
let real: Queue
let fake: TestQueue

beforeAll(async () => {
  database = await openTestDatabase()
  real = await openQueue(database, [counted, mailed], () => undefined)
  fake = new TestQueue(database.db, { now: () => new Date() }, [counted])
})

afterAll(async () => {
  await real.stop()
  await database.close()
})

beforeEach(async () => {
  await database.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'test.count'`)
  await fake.clear()
})

const inReal = () =>
  selectRows<{ data: { number: number } }>(
    database.db,
    sql`SELECT data FROM pgboss.job WHERE name = 'test.count' AND state < 'completed' ORDER BY created_on, data`,
  )
const inFake = () => fake.list() as Promise<{ data: { number: number } }[]>

// The queue that other tests are given keeps the same promises.
describe.each([
  { name: 'the queue', queue: () => real, list: inReal },
  { name: 'the queue of the tests', queue: () => fake, list: inFake },
])('$name', ({ queue, list }) => {
  const waiting = async () => (await list()).map(({ data }) => data.number)

  test('has a job exactly when the transaction that sent it is committed', async () => {
    const failing = database.db.transaction(async (tx) => {
      await queue().send(tx, counted, { number: 1 })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await waiting()).toEqual([])
    await database.db.transaction((tx) => queue().send(tx, counted, { number: 2 }))
    expect(await waiting()).toEqual([2])
  })

  test('keeps one waiting job of a kind and key, and all that have no key', async () => {
    await queue().send(database.db, counted, { number: 1 }, { key: 'one' })
    await queue().send(database.db, counted, { number: 2 }, { key: 'one' })
    await queue().send(database.db, counted, { number: 3 }, { key: 'other' })
    for (const number of [4, 5]) await queue().send(database.db, counted, { number })
    expect(await waiting()).toEqual([1, 3, 4, 5])
  })

  test('refuses a kind that was not declared', async () => {
    await expect(queue().send(database.db, jobKind('test.unknown'), {})).rejects.toThrow('test.unknown')
  })
})

test('a job that fails is tried again, one for later waits by the database’s clock, the others are not held up', async () => {
  const done: number[] = []
  let failures = 0
  const run = worker(counted, async ({ number }) => {
    if (number === 3 && failures === 0) {
      failures += 1
      throw new Error('once')
    }
    done.push(number)
  })
  await database.db.transaction(async (tx) => {
    await real.send(tx, counted, { number: 1 }, { after: 3_600 })
    await real.send(tx, counted, { number: 2 }, { after: new Date(Date.now() + 86_400_000) })
    for (const number of [3, 4]) await real.send(tx, counted, { number })
  })
  await real.work([run as never], () => undefined)
  const soon = { timeout: 20_000, interval: 50 }
  await expect.poll(() => [...done], soon).toEqual([4])
  await expect.poll(waitingHours, soon).toEqual([
    { number: 1, state: 'created', hours: 1, reason: null },
    { number: 2, state: 'created', hours: 24, reason: null },
    { number: 3, state: 'retry', hours: 0, reason: 'once' },
  ])
  await database.db.execute(
    sql`UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry')`,
  )
  await expect.poll(() => done.toSorted(), soon).toEqual([1, 2, 3, 4])
  expect(failures).toBe(1)
})

test('a job that takes its time neither delays the others nor has them done again', async () => {
  const slow = jobKind<{ number: number }>('test.slow')
  const queue = await openQueue(database, [slow], () => undefined)
  const done: number[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const run = worker(slow, async ({ number }) => {
    if (number === 1) await released
    done.push(number)
  })
  for (const number of [1, 2, 3]) await queue.send(database.db, slow, { number })
  await queue.work([run as never], () => undefined)
  const soon = { timeout: 20_000, interval: 50 }
  await expect.poll(() => done.toSorted(), soon).toEqual([2, 3])
  release()
  await expect.poll(() => done.toSorted(), soon).toEqual([1, 2, 3])
  await queue.stop()
  expect(done.toSorted()).toEqual([1, 2, 3])
})

/** Lists the jobs that have not run, with the hours until they do by the database's clock. */
function waitingHours() {
  return selectRows(
    database.db,
    sql`
      SELECT (data ->> 'number')::int AS number, state::text, output ->> 'message' AS reason,
        round(extract(epoch FROM start_after - now()) / 3600)::int AS hours
      FROM pgboss.job WHERE name = 'test.count' AND state < 'completed' ORDER BY 1`,
  )
}

test('the jobs that carry an address go with its person, ended or waiting, and no other ones', async () => {
  const send = (email: string) => real.send(database.db, mailed, { email })
  await send('miora@exemple.test')
  await database.db.execute(
    sql`UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE name = 'test.mail'`,
  )
  for (const email of ['miora@exemple.test', 'tamiora@exemple.test']) await send(email)
  await forgetJobsOf(database.db, 'miora@exemple.test')
  const left = await selectRows<{ data: { email: string } }>(
    database.db,
    sql`SELECT data FROM pgboss.job WHERE name = 'test.mail'`,
  )
  expect(left.map(({ data }) => data.email)).toEqual(['tamiora@exemple.test'])
})
