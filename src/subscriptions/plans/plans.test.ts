import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { payees } from '../payments/tables.ts'
import { readPlans } from './plans.ts'
import { planVersions } from './tables.ts'

const services = useServices()

const GOLD = {
  plan: 'gold',
  monthly_price: 180_000,
  quarterly_price: 513_000,
  yearly_price: 1_800_000,
  offer_slots: 12,
  member_slots: 4,
  monthly_sponsorings: 2,
  monthly_contacts: 25,
} as const

const goldAt = async (moment: string) =>
  (await readPlans(services.db, new Date(moment))).find(({ plan }) => plan === 'gold')

test('everybody reads the three plans, from the smallest to the largest', async () => {
  const answer = await new Browser(services).get('/api/plans')
  expect(answer.body.data).toEqual([
    {
      plan: 'silver',
      prices: { monthly: 60_000, quarterly: 171_000, yearly: 600_000 },
      offer_slots: 3,
      member_slots: 1,
      monthly_sponsorings: 0,
      monthly_contacts: 0,
    },
    {
      plan: 'gold',
      prices: { monthly: 150_000, quarterly: 427_500, yearly: 1_500_000 },
      offer_slots: 10,
      member_slots: 3,
      monthly_sponsorings: 2,
      monthly_contacts: 20,
    },
    {
      plan: 'premium',
      prices: { monthly: 350_000, quarterly: 997_500, yearly: 3_500_000 },
      offer_slots: null,
      member_slots: 10,
      monthly_sponsorings: 6,
      monthly_contacts: 100,
    },
  ])
})

test('beside the plans stand the means by which a company can pay now, in the order of the pages', async () => {
  const before = await new Browser(services).get('/api/plans')
  expect(before.body.methods).toEqual([])
  const account = { account: '034 00 512 26', holder: 'Asafidy', changed_at: services.clock.now() }
  await services.db.insert(payees).values([
    { ...account, method: 'cash', is_open: true },
    { ...account, method: 'airtel_money', is_open: false },
    { ...account, method: 'mvola', is_open: true },
  ])
  const { body } = await new Browser(services).get('/api/plans')
  expect(body.methods).toEqual(['mvola', 'cash'])
})

test('a new price counts from its moment on, and the one before stays readable', async () => {
  const effective_from = new Date('2027-01-01T00:00:00+03:00')
  await services.db.insert(planVersions).values({ ...GOLD, effective_from, created_at: services.clock.now() })
  expect(await goldAt('2026-12-31T20:59:59Z')).toMatchObject({
    prices: { monthly: 150_000 },
    offer_slots: 10,
  })
  expect(await goldAt('2026-12-31T21:00:00Z')).toMatchObject({
    prices: { monthly: 180_000 },
    offer_slots: 12,
  })
})

test('the database refuses to change or remove what a plan has cost', async () => {
  const refused = { cause: { message: expect.stringContaining('a version of a plan stays as it was') } }
  for (const statement of [
    sql`UPDATE plan_versions SET monthly_price = 1`,
    sql`DELETE FROM plan_versions`,
    sql`TRUNCATE plan_versions CASCADE`,
  ])
    await expect(services.db.execute(statement)).rejects.toMatchObject(refused)
  expect((await goldAt('2026-12-01T00:00:00Z'))?.prices.monthly).toBe(150_000)
})

test('two versions of a plan never begin at once, and no price is nothing', async () => {
  const effective_from = new Date('2028-01-01T00:00:00+03:00')
  const row = { ...GOLD, effective_from, created_at: services.clock.now() }
  await services.db.insert(planVersions).values(row)
  await expect(services.db.insert(planVersions).values(row)).rejects.toThrow()
  const later = new Date('2029-01-01T00:00:00+03:00')
  const free = services.db.insert(planVersions).values({ ...row, effective_from: later, yearly_price: 0 })
  await expect(free).rejects.toThrow()
})
