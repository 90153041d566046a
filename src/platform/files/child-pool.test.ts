import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ChildPool } from './child-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'asafidy-children-'))
const script = join(folder, 'child.mjs')
writeFileSync(
  script,
  `process.on('message', ({ works, sleeps }) => {
    const end = Date.now() + works
    while (Date.now() < end);
    setTimeout(() => process.send('done'), sleeps)
  })
  process.send('ready')`,
)
const limits = { heapMb: 32, residentMb: 200, seconds: 0.5, reads: [folder], idle: 1 }
const pool = new ChildPool<{ works: number; sleeps: number }, string>(script, limits)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('work that takes the processor for too long is killed', async () => {
  // However little of the processor a busy machine gives it.
  const patient = new ChildPool<{ works: number; sleeps: number }, string>(script, {
    ...limits,
    patience: 100,
  })
  expect(await patient.run({ works: 60_000, sleeps: 0 })).toEqual({ killed: 'time' })
})

test('work that waits for the processor, as on a busy machine, is left to end', async () => {
  expect(await pool.run({ works: 0, sleeps: 1_200 })).toEqual({ answer: 'done' })
})

test('work that is not done after a multiple of its time is given up as the machine’s fault, not the file’s', async () => {
  await expect(pool.run({ works: 0, sleeps: 60_000 })).rejects.toMatchObject({ status: 503 })
})
