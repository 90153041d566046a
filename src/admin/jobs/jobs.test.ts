import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#src/platform/database.ts'
import { jobKind, openQueue, type Queue, worker } from '#src/platform/queue/queue.ts'
import { auditLog } from '#src/platform/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { useServices } from '#test/services.ts'
import type { StuckJobRow } from './contract.ts'

const services = useServices()
const site = useAdminSite(services)
const broken = jobKind<{ email: string }>('test.broken')
let queue: Queue
let boss: AdminBrowser
let support: AdminBrowser

/** The queue of the site itself stands beside the one of the tests, which keeps its jobs elsewhere. */
beforeAll(async () => {
  ;({ browser: boss } = await signedInAdmin(site))
  ;({ browser: support } = await signedInAdmin(site, { admin_role: 'support' }))
  const client = (services.db as unknown as { $client: OpenDatabase['client'] }).$client
  const kind = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite'
  queue = await openQueue({ db: services.db, client, kind } as OpenDatabase, [broken], () => undefined)
})
afterAll(() => queue.stop())

/** Makes a job that failed for good. @returns its id */
async function makeFailed() {
  await services.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'test.broken'`)
  await queue.send(services.db, broken, { email: 'tojo@exemple.test' })
  await services.db.execute(
    sql`UPDATE pgboss.job SET state = 'failed', retry_count = 12, completed_on = now(), output = '{"type":"Error","message":"Image de 0 octet"}'
      WHERE name = 'test.broken'`,
  )
  return (await stuck())[0]?.id ?? ''
}

const stuck = async (): Promise<StuckJobRow[]> =>
  (await boss.get('/api/admin/jobs')).body.data.stuck.filter(({ name }: StuckJobRow) => name === broken.name)
const statesOf = async () => (await stuck()).map(({ state }) => state)

test('a job that failed is listed with its error, and without what it carries', async () => {
  await makeFailed()
  const { body } = await boss.get('/api/admin/jobs')
  expect(body.data.stuck).toMatchObject([
    { name: 'test.broken', state: 'failed', tries: 12, error: 'Image de 0 octet', next_at: null },
  ])
  expect(JSON.stringify(body)).not.toContain('tojo')
  const sweep = body.data.recurring.find(({ name }: { name: string }) => name === 'schedule.sweep')
  expect(sweep).toEqual({
    name: 'schedule.sweep',
    cron: '* * * * *',
    next_at: '2026-11-21T08:01:00.000Z',
    runs: [],
  })
})

test('a failed job is tried again, which is in the log', async () => {
  const id = await makeFailed()
  expect((await boss.put(`/api/admin/jobs/${id}/retry`)).status).toBe(204)
  expect(await statesOf()).toEqual(['retry'])
  const lines = await services.db.select().from(auditLog)
  expect(lines.filter(({ action }) => action === 'jobs.retried')).toMatchObject([
    { subject: 'job:test.broken' },
  ])
})

test('a failed job is given up with a reason, and a second administrator finds it gone', async () => {
  const id = await makeFailed()
  const missing = await boss.delete(`/api/admin/jobs/${id}`, { reason: ' ' })
  expect([missing.status, missing.body.errors]).toEqual([422, { reason: ['Dites pourquoi'] }])
  expect(await statesOf()).toEqual(['failed'])
  expect((await boss.delete(`/api/admin/jobs/${id}`, { reason: 'L’image est vide.' })).status).toBe(204)
  expect(await stuck()).toEqual([])
  expect((await boss.delete(`/api/admin/jobs/${id}`, { reason: 'Encore' })).status).toBe(404)
  expect((await boss.put(`/api/admin/jobs/${id}/retry`)).status).toBe(404)
})

test('a recurring job writes down its runs, the failed ones with why', async () => {
  const recurring = jobKind('schedule.sweep')
  const own = await openQueue(
    {
      db: services.db,
      client: (services.db as unknown as { $client: OpenDatabase['client'] }).$client,
      kind: process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite',
    } as OpenDatabase,
    [recurring],
    () => undefined,
  )
  let runs = 0
  const run = worker(
    recurring,
    async () => {
      runs += 1
      if (runs === 1) throw new Error('la base est loin de contact@exemple.test')
    },
    '0 0 1 1 *',
  )
  await own.send(services.db, recurring, {})
  await own.work([run], () => undefined)
  const lastRuns = async () => {
    const { recurring: rows } = (await boss.get('/api/admin/jobs')).body.data
    return rows.find(({ name }: { name: string }) => name === 'schedule.sweep').runs
  }
  await expect.poll(async () => (await lastRuns()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await lastRuns()).toMatchObject([{ failure: 'la base est loin de …@…' }])
  await own.stop()
})

test('only who manages the machine reads jobs or changes them', async () => {
  const id = await makeFailed()
  expect((await support.get('/api/admin/jobs')).status).toBe(403)
  expect((await support.put(`/api/admin/jobs/${id}/retry`)).status).toBe(403)
  expect((await support.delete(`/api/admin/jobs/${id}`, { reason: 'Non' })).status).toBe(403)
  expect(await statesOf()).toEqual(['failed'])
})
