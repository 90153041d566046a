import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { listWorkers } from '#src/jobs.ts'
import { pacedWork } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { openLocalServer } from '#test/operators/local-server.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'
import { announceChanges } from './announcing.ts'
import { announceChangesJob } from './jobs.ts'

const KEY = 'a1b2c3d4e5f6'
const engine = await openLocalServer(() => ({ status: 202 }))
afterAll(() => engine.close())
const services = useServices({
  APP_URL: 'https://asafidy.example',
  INDEXNOW_KEY: KEY,
  INDEXNOW_API: engine.base,
})

beforeEach(async () => {
  engine.forgetPlans()
  await services.db.update(offers).set({ status: 'draft' })
  await services.db.delete(pacedWork)
  services.clock.advance(60)
})

const told = () => engine.received.map(({ text }) => JSON.parse(text))
const addressOf = ({ id, slug }: { id: number; slug: string }) =>
  `https://asafidy.example/offres/${id}-${slug}`

test('what was published, changed or closed since the last time is told in one portion', async () => {
  const { company } = await makeCompany(services)
  const first = await makeOffer(services, company.id)
  await announceChanges(services)
  expect(told()).toEqual([
    {
      host: 'asafidy.example',
      key: KEY,
      keyLocation: `https://asafidy.example/${KEY}.txt`,
      urlList: [addressOf(first)],
    },
  ])
  services.clock.advance(3_600)
  const second = await makeOffer(services, company.id)
  const now = services.clock.now()
  await services.db.update(offers).set({ status: 'closed', updated_at: now }).where(eq(offers.id, first.id))
  await announceChanges(services)
  expect(told()[1].urlList).toEqual([addressOf(first), addressOf(second)])
  services.clock.advance(3_600)
  await announceChanges(services)
  expect(told()).toHaveLength(2)
})

test('drafts, held offers and those of a company that is not validated are told to nobody', async () => {
  const { company } = await makeCompany(services)
  const pending = (await makeCompany(services, { status: 'pending' })).company
  await makeOffer(services, company.id, { status: 'submitted', published_at: null })
  await makeOffer(services, company.id, { paused: true, held_at: services.clock.now() })
  await makeOffer(services, pending.id)
  await announceChanges(services)
  expect(told()).toEqual([])
})

test.each(['reset', { status: 429 }, 'elsewhere'] as const)(
  'what is not taken (%j) is told again by the next run',
  async (how) => {
    const offer = await makeOffer(services, (await makeCompany(services)).company.id)
    engine.misbehaveOnce(/POST/, how)
    await expect(announceChanges(services)).rejects.toThrow()
    services.clock.advance(3_600)
    await announceChanges(services)
    expect(told().at(-1).urlList).toEqual([addressOf(offer)])
  },
)

test('the key is served where it says; without one nothing is served or sent', async () => {
  const { status, body, headers } = await new Browser(services).get(`/${KEY}.txt`)
  expect([status, body, headers['x-robots-tag']]).toEqual([200, KEY, 'noindex'])
  await makeOffer(services, (await makeCompany(services)).company.id)
  const without = { ...services, env: { ...services.env, INDEXNOW_KEY: undefined } }
  const app = await buildApp(without)
  expect((await app.inject({ url: `/${KEY}.txt`, headers: { host: 'asafidy.example' } })).statusCode).toBe(
    404,
  )
  await app.close()
  const job = listWorkers(without).find(({ kind }) => kind.name === announceChangesJob.name)
  await job?.run({}, { id: 'cron' })
  expect(engine.received).toEqual([])
})
