import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { readPlans } from '#src/subscriptions/plans/plans.ts'
import type { PlanTier } from '#src/subscriptions/plans/shared/plans.ts'
import { planVersions } from '#src/subscriptions/plans/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { insertTerm } from '#test/subscriptions/payments.ts'
import type { AdminPlanVersion } from './contract.ts'

const services = useServices()
const site = useAdminSite(services)
let browser: AdminBrowser
let admin: { id: number }
let other: AdminBrowser

let year = 2030
/** Each test has a year, and so days of its own to plan for; nobody stays signed in from one year to the next. */
beforeEach(async () => {
  year += 1
  services.clock.set(`${year}-11-23T06:12:00Z`)
  const names = { first_name: 'Noro', last_name: 'Rabe', admin_role: 'billing' } as const
  ;({ browser, admin } = await signedInAdmin(site, names))
  other = (await signedInAdmin(site, { admin_role: 'super_admin' })).browser
})

const GOLD = {
  monthly_price: 165_000,
  quarterly_price: 470_250,
  yearly_price: 1_650_000,
  offer_slots: 10,
  member_slots: 3,
  monthly_sponsorings: 3,
  monthly_contacts: 20,
}

const versionsOf = async (plan: PlanTier): Promise<AdminPlanVersion[]> =>
  (await browser.get('/api/admin/plans')).body.data.versions.filter(
    (version: AdminPlanVersion) => version.plan === plan,
  )
const lastOf = async (plan: PlanTier) => Math.max(...(await versionsOf(plan)).map(({ id }) => id))

async function goldChange(values: Record<string, unknown> = {}) {
  return { ...GOLD, effective_on: `${year + 1}-01-01`, seen_id: await lastOf('gold'), ...values }
}
const plan = (body: Record<string, unknown>, by = browser) => by.post('/api/admin/plans/gold/changes', body)
const monthlyAt = async (moment: string) =>
  (await readPlans(services.db, new Date(moment))).find((each) => each.plan === 'gold')?.prices.monthly
const linesOfLog = () => services.db.select().from(auditLog).where(eq(auditLog.subject, 'plan:gold'))

/** What the plan costs today is written with a change of its own, so that a test knows what it changes. */
async function priceToday() {
  const [last] = (await versionsOf('gold')).slice(-1)
  return last?.monthly_price ?? 0
}

test('a planned change counts from the first moment of its day at Antananarivo, and nothing before changes', async () => {
  const before = await priceToday()
  const lines = (await linesOfLog()).length
  const answer = await plan(await goldChange())
  expect(answer.status).toBe(200)
  expect(await monthlyAt(`${year}-12-31T20:59:59Z`)).toBe(before)
  expect(await monthlyAt(`${year}-12-31T21:00:00Z`)).toBe(165_000)
  expect(answer.body.data.versions.at(-1)).toMatchObject({ planned_by: 'Noro Rabe', ...GOLD })
  const log = await linesOfLog()
  expect(log).toHaveLength(lines + 1)
  expect(log.at(-1)).toMatchObject({
    actor_id: admin.id,
    action: 'plans.change-planned',
    details: { effective_on: `${year + 1}-01-01`, before: { monthly_price: before } },
  })
})

test('what would be planned in silence, too soon, too late, for nothing or with slips is refused on its field', async () => {
  const count = await services.db.$count(planVersions)
  const refusal = async (values: Record<string, unknown>) =>
    (await plan(await goldChange(values))).body.errors
  expect(await refusal({ effective_on: `${year}-11-23` })).toEqual({
    effective_on: ['Un changement prend effet demain au plus tôt.'],
  })
  expect(await refusal({ effective_on: `${year + 5}-01-01` })).toHaveProperty('effective_on')
  const preview = await browser.get('/api/admin/plans/gold/effects?effective_on=9999-12-31&member_slots=3')
  expect(preview.body.errors).toEqual({
    effective_on: ['Un changement se prévoit deux ans à l’avance au plus.'],
  })
  expect(await refusal({ effective_on: `${year + 1}-02-30` })).toHaveProperty('effective_on')
  expect(await refusal({ monthly_price: 165_000.5 })).toEqual({
    monthly_price: ['Veuillez entrer un prix en Ariary, sans décimales.'],
  })
  expect(await refusal({ monthly_price: '165 000 francs', member_slots: 0 })).toEqual({
    monthly_price: ['Veuillez entrer un prix en Ariary, sans décimales.'],
    member_slots: ['Ce nombre est d’au moins 1.'],
  })
  expect(await refusal({ quarterly_price: 4_702_500 })).toEqual({
    quarterly_price: ['Ce prix dépasse trois mois au prix du mois.'],
  })
  const [today] = (await versionsOf('gold')).slice(-1)
  expect(await refusal({ ...today, effective_on: `${year + 1}-01-01` })).toHaveProperty('monthly_price')
  expect(await services.db.$count(planVersions)).toBe(count)
})

test('planned twice alike it is one change; planned anew for the same day, the later values alone count', async () => {
  const change = await goldChange({ monthly_price: 170_000 })
  const answers = await Promise.all([plan(change), plan(change), plan(change)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const planned = (await versionsOf('gold')).filter((each) => each.effective_on === `${year + 1}-01-01`)
  expect(planned).toHaveLength(1)
  const corrected = await plan(await goldChange({ monthly_price: 168_000 }))
  expect(corrected.status).toBe(200)
  // The first moment of the day already knows the later values.
  expect(await monthlyAt(`${year}-12-31T21:00:00Z`)).toBe(168_000)
  expect(await monthlyAt(`${year + 1}-06-01T00:00:00Z`)).toBe(168_000)
})

test('of two who plan from the same page at once one does, and the other is told to read again', async () => {
  const change = await goldChange()
  const answers = await Promise.all([
    plan({ ...change, monthly_price: 171_000 }),
    plan({ ...change, monthly_price: 172_000 }, other),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('entre-temps')
})

test('a withdrawn change never counts, can be withdrawn once, and its day can be planned again', async () => {
  const before = await priceToday()
  await plan(await goldChange({ monthly_price: 199_000, yearly_price: 1_990_000 }))
  const id = await lastOf('gold')
  const withdraw = () => browser.delete(`/api/admin/plans/changes/${id}`)
  const answers = await Promise.all([withdraw(), withdraw()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await monthlyAt(`${year}-12-31T21:00:00Z`)).toBe(before)
  expect((await linesOfLog()).at(-1)).toMatchObject({ action: 'plans.change-withdrawn', actor_id: admin.id })
  expect((await plan(await goldChange({ monthly_price: 181_000 }))).status).toBe(200)
  expect(await monthlyAt(`${year}-12-31T21:00:00Z`)).toBe(181_000)
})

test('a change that has taken effect is not withdrawn, however late the press comes', async () => {
  await plan(await goldChange({ monthly_price: 183_000 }))
  const id = await lastOf('gold')
  services.clock.set(`${year}-12-31T21:00:00Z`)
  const { browser: late } = await signedInAdmin(site, { admin_role: 'billing' })
  const answer = await late.delete(`/api/admin/plans/changes/${id}`)
  expect(answer.status).toBe(409)
  expect(await monthlyAt(`${year + 1}-01-02T00:00:00Z`)).toBe(183_000)
  expect((await late.delete('/api/admin/plans/changes/999999')).status).toBe(404)
})

const at = (day: string) => new Date(`${day}T08:00:00+03:00`)

test('the effects say who is touched, and that each keeps its price to the end of what it has paid', async () => {
  const join = async (values: Parameters<typeof insertTerm>[2]) => {
    const { company } = await makeCompany(services)
    await insertTerm(services, company.id, {
      plan: 'gold',
      period: 'monthly',
      ends_at: at(`${year + 1}-01-10`),
      ...values,
    })
    return company
  }
  const follow = (company: { id: number }, values: Parameters<typeof insertTerm>[2]) =>
    insertTerm(services, company.id, {
      plan: 'gold',
      period: 'monthly',
      status: 'pending',
      activated_at: null,
      starts_at: at(`${year + 1}-01-10`),
      ends_at: at(`${year + 1}-02-10`),
      ...values,
    })
  await join({})
  // It ends before the change: renewed at today's price, it meets the new one a month later.
  await join({ ends_at: at(`${year}-12-05`) })
  await join({ period: 'yearly', ends_at: at(`${year + 1}-09-30`) })
  await follow(await join({}), {})
  await follow(await join({}), { plan: 'silver' })
  await join({ status: 'cancelled', cancelled_at: services.clock.now() })
  await join({ plan: 'premium' })
  await join({ status: 'expired', ends_at: at(`${year}-11-24`), ended_at: services.clock.now() })
  const busy = await join({ period: 'quarterly', ends_at: at(`${year + 1}-01-01`) })
  for (let each = 0; each < 2; each += 1) await makeOffer(services, busy.id)
  const query = `effective_on=${year + 1}-01-01&member_slots=3&offer_slots=1`
  const { body } = await browser.get(`/api/admin/plans/gold/effects?${query}`)
  expect(body.data).toEqual({
    companies: 7,
    leaving: 2,
    first_on: `${year + 1}-01-01`,
    by_period: { monthly: 3, quarterly: 1, yearly: 1 },
    months: [
      { month: `${year + 1}-01`, count: 3 },
      { month: `${year + 1}-02`, count: 1 },
      { month: `${year + 1}-09`, count: 1 },
    ],
    above: { count: 1, companies: [{ id: busy.id, name: busy.name, offers: 2, members: 1 }] },
  })
  const shown = (await browser.get('/api/admin/plans')).body.data
  expect(shown.subscribers).toEqual({ silver: 0, gold: 7, premium: 1 })
})

test.each(['moderator', 'support'] as const)('a %s neither reads nor plans prices', async (admin_role) => {
  const { browser: stranger } = await signedInAdmin(site, { admin_role })
  expect((await stranger.get('/api/admin/plans')).status).toBe(403)
  expect((await plan(await goldChange(), stranger)).status).toBe(403)
  const effects = `/api/admin/plans/gold/effects?effective_on=${year + 1}-01-01&member_slots=3`
  expect((await stranger.get(effects)).status).toBe(403)
})
