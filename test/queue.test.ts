import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { JOB_KINDS, listWorkers } from '#src/jobs.ts'
import { removeFilesJob } from '#src/personal-data/deletion/erasure.ts'
import { useServices } from './services.ts'

const services = useServices()

const putFile = () => services.files.put(Buffer.from('un fichier'), 'txt')
const isThere = (key: string) =>
  services.files.read(key).then(
    () => true,
    () => false,
  )

test('a job of a transaction that was rolled back does not exist', async () => {
  const key = await putFile()
  const failing = services.db.transaction(async (tx) => {
    await services.queue.send(tx, removeFilesJob, { keys: [key] })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await services.queue.list()).toEqual([])
  await services.queue.runDue(services)
  expect(await isThere(key)).toBe(true)
})

test('a job of a transaction that is still open cannot be run', async () => {
  const key = await putFile()
  let early = Promise.resolve()
  await services.db.transaction(async (tx) => {
    await services.queue.send(tx, removeFilesJob, { keys: [key] })
    early = services.queue.runDue(services)
    // The embedded database has one connection, so there it waits until this transaction ends.
    if (process.env.TEST_DATABASE_URL) await early
    expect(await isThere(key)).toBe(true)
  })
  await early
  await services.queue.runDue(services)
  expect(await isThere(key)).toBe(false)
})

test.each([
  { said: 'in so many seconds', after: () => 3_600 },
  { said: 'at a moment', after: () => new Date(services.clock.now().getTime() + 3_600_000) },
])('a job for later, $said, runs once the tests’ clock is there', async ({ after }) => {
  const key = await putFile()
  await services.queue.send(services.db, removeFilesJob, { keys: [key] }, { after: after() })
  services.clock.advance(3_599)
  await services.queue.runDue(services)
  expect(await isThere(key)).toBe(true)
  services.clock.advance(1)
  await services.queue.runDue(services)
  expect(await isThere(key)).toBe(false)
})

/** Lists the names of the kinds of jobs that any file of the server declares. */
function declaredKinds(): string[] {
  const src = join(import.meta.dirname, '../src')
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(src, file), 'utf8').matchAll(/\bjobKind(?:<[^(]*>)?\(\s*'([^']+)'/g),
    ])
    .map(([, name = '']) => name)
}

test('every kind of job that is declared can be sent and has who runs it', () => {
  const declared = declaredKinds().toSorted()
  expect(declared.length).toBeGreaterThan(20)
  expect(JOB_KINDS.map(({ name }) => name).toSorted()).toEqual(declared)
  expect(
    listWorkers(services)
      .map(({ kind }) => kind.name)
      .toSorted(),
  ).toEqual(declared)
})
