import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ChildPool } from './child-pool.ts'

interface Task {
  sleeps?: number
  dies?: true
  works?: number
  /** In megabytes. */
  holds?: number
}

const folder = mkdtempSync(join(tmpdir(), 'asafidy-children-'))
const script = join(folder, 'child.mjs')
writeFileSync(
  script,
  `let held
  process.on('message', ({ sleeps = 0, works = 0, holds = 0, dies }) => {
    held ??= Buffer.alloc(holds * 1024 * 1024, 1)
    if (dies) process.kill(process.pid, 'SIGKILL')
    const end = Date.now() + works
    while (Date.now() < end);
    setTimeout(() => process.send(process.pid), sleeps)
  })
  process.send('ready')`,
)
const limits = { heapMb: 32, residentMb: 200, seconds: 0.5, reads: [folder] }
const makePool = (more: { own?: { processes: number; waiting: number }; patience?: number } = {}) =>
  new ChildPool<Task, number>(script, { ...limits, ...more })

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the id of the process that did the work. */
async function pidOf(pool: ChildPool<Task, number>, task: Task = {}): Promise<number> {
  const result = await pool.run(task)
  if (!('answer' in result)) throw new Error(`killed: ${result.killed}`)
  return result.answer
}

const isGone = (pid: number) => expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 10_000 }).toBe(false)
const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('a process serves one piece of work after the other', async () => {
  const pool = makePool()
  const first = await pidOf(pool)
  expect([await pidOf(pool), await pidOf(pool)]).toEqual([first, first])
})

test('work that takes the processor for too long is killed', async () => {
  expect(await makePool({ patience: 100 }).run({ works: 60_000 })).toEqual({ killed: 'time' })
})

test('work that waits for the processor, as on a busy machine, is left to end', async () => {
  expect(await makePool().run({ sleeps: 1_200 })).toEqual({ answer: expect.any(Number) })
})

test('work that is not done after a multiple of its time is given up as the machine’s fault, not the file’s', async () => {
  await expect(makePool().run({ sleeps: 60_000 })).rejects.toMatchObject({ status: 503 })
})

test('what waits for work is counted without the program that all processes share', async () => {
  const own = { processes: 1, waiting: 1 }
  const pools = Array.from({ length: 4 }, () => makePool({ own }))
  const pids: number[] = []
  for (const pool of pools) pids.push(await pidOf(pool, { holds: 15 }))
  // With it, four of them would hold more than may wait.
  const again: number[] = []
  for (const pool of pools) again.push(await pidOf(pool))
  expect(again).toEqual(pids)
})

test('what waits for work, in however many pools, holds no more than a server: who waited longest ends', async () => {
  const own = { processes: 1, waiting: 1 }
  const pids: number[] = []
  for (let serial = 0; serial < 4; serial += 1) pids.push(await pidOf(makePool({ own }), { holds: 45 }))
  const [first = 0, , , last = 0] = pids
  await isGone(first)
  expect(existsSync(`/proc/${last}`)).toBe(true)
})

describe('pools of the background', () => {
  test('work one at a time, behind whoever reads pages, and end each other’s waiting processes', async () => {
    const [one, other] = [makePool(), makePool()]
    const first = await pidOf(one)
    // Field 19 of proc_pid_stat(5) is the niceness; two fields were cut off before.
    const nice = readFileSync(`/proc/${first}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[16]
    expect(Number(nice)).toBeGreaterThan(0)
    const begun = performance.now()
    const [second, third] = await Promise.all([pidOf(other, { sleeps: 200 }), pidOf(one, { sleeps: 200 })])
    expect(performance.now() - begun).toBeGreaterThan(380)
    expect(new Set([first, second, third]).size).toBe(3)
    await isGone(first)
    await isGone(second)
  })

  test('work that ends its process is not begun again', async () => {
    expect(await makePool().run({ dies: true })).toEqual({ killed: 'crash' })
  })
})

describe('a pool with places of its own', () => {
  // The patience lets work use up its time however little of the processor a busy machine gives it.
  const pool = makePool({ own: { processes: 2, waiting: 20 }, patience: 100 })

  test('does the work of a process that is killed in the middle by another one, and nothing stays of the first', async () => {
    const first = await pidOf(pool)
    const work = pidOf(pool, { sleeps: 1_500 })
    await soon(200)
    process.kill(first, 'SIGKILL')
    const second = await work
    expect(second).not.toBe(first)
    await isGone(first)
    expect(await pidOf(pool)).toBe(second)
  })

  test('notices nothing of a process that was killed while it waited for work', async () => {
    const first = await pidOf(pool)
    process.kill(first, 'SIGKILL')
    expect(await pidOf(pool)).not.toBe(first)
    await isGone(first)
  })

  test('tells of work that kills each process that does it, and serves others meanwhile', async () => {
    const [killed, ...others] = await Promise.all([
      pool.run({ dies: true }),
      ...Array.from({ length: 6 }, () => pool.run({ sleeps: 20 })),
    ])
    expect(killed).toEqual({ killed: 'crash' })
    expect(others.every((each) => 'answer' in each)).toBe(true)
    await pidOf(pool)
  })

  test('kills work that takes too long, and does not begin it again', async () => {
    const first = await pidOf(pool)
    expect(await pool.run({ works: 60_000 })).toEqual({ killed: 'time' })
    await isGone(first)
    expect(await pidOf(pool)).not.toBe(first)
  })
})
