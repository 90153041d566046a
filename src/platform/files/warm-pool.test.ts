import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WarmPool } from './warm-pool.ts'

interface Task {
  sleeps?: number
  dies?: true
  works?: number
}

const folder = mkdtempSync(join(tmpdir(), 'asafidy-children-'))
const script = join(folder, 'child.mjs')
writeFileSync(
  script,
  `process.on('message', ({ sleeps = 0, works = 0, dies }) => {
    if (dies) process.kill(process.pid, 'SIGKILL')
    const end = Date.now() + works
    while (Date.now() < end);
    setTimeout(() => process.send(process.pid), sleeps)
  })
  process.send('ready')`,
)
const pool = new WarmPool<Task, number>(script, {
  heapMb: 32,
  residentMb: 200,
  seconds: 0.5,
  reads: [folder],
  processes: 2,
  waiting: 20,
  idleSeconds: 30,
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The process that did the work. */
async function pidOf(task: Task = {}): Promise<number> {
  const result = await pool.run(task)
  if (!('answer' in result)) throw new Error(`killed: ${result.killed}`)
  return result.answer
}

const isGone = (pid: number) => expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false)
const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('a process serves one piece of work after the other', async () => {
  const first = await pidOf()
  expect([await pidOf(), await pidOf()]).toEqual([first, first])
})

test('work whose process is killed in the middle is done by another one, and nothing stays of the first', async () => {
  const first = await pidOf()
  const work = pidOf({ sleeps: 1_500 })
  await soon(200)
  process.kill(first, 'SIGKILL')
  const second = await work
  expect(second).not.toBe(first)
  await isGone(first)
  expect(await pidOf()).toBe(second)
})

test('a process that was killed while it waited for work is not noticed', async () => {
  const first = await pidOf()
  process.kill(first, 'SIGKILL')
  expect(await pidOf()).not.toBe(first)
  await isGone(first)
})

test('work that kills each process that does it is told as that, and others are served meanwhile', async () => {
  const [killed, ...others] = await Promise.all([
    pool.run({ dies: true }),
    ...Array.from({ length: 6 }, () => pool.run({ sleeps: 20 })),
  ])
  expect(killed).toEqual({ killed: 'crash' })
  expect(others.every((each) => 'answer' in each)).toBe(true)
  await pidOf()
})

test('work that takes too long is killed and not begun again', async () => {
  const first = await pidOf()
  expect(await pool.run({ works: 60_000 })).toEqual({ killed: 'time' })
  await isGone(first)
  expect(await pidOf()).not.toBe(first)
})
