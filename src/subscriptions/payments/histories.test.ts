import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, selectRows } from '#src/platform/database.ts'
import { HttpError } from '#src/platform/errors.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { makeAdmin, makeCompany, makeOffer } from '#test/factories.ts'
import { openLocalMvola } from '#test/operators/local-mvola.ts'
import { type TestServices, useServices } from '#test/services.ts'
import { keepPlans } from '#test/subscriptions/kept-plans.ts'
import { nextReference, openTill } from '#test/subscriptions/payments.ts'
import { askDueCharges } from '../operators/asking.ts'
import { startCharge } from '../operators/starting.ts'
import { operatorCharges } from '../operators/tables.ts'
import { findPlan } from '../plans/plans.ts'
import { PERIODS, PLAN_TIERS } from '../plans/shared/plans.ts'
import { sponsorWithCredits } from '../sponsoring/credits.ts'
import { expireSponsorings } from '../sponsoring/expiry.ts'
import { startPaidSponsorings } from '../sponsoring/ordered.ts'
import { cancelTerm, grantDays, restoreTerm, suspendTerm } from '../terms/life.ts'
import { quoteOne } from '../terms/quoting.ts'
import { expireTerms } from '../terms/sweeping.ts'
import { findRunning } from '../terms/terms.ts'
import { acceptPayment, refundPayment, refusePayment } from './deciding.ts'
import { cancelUndeclared } from './expiry.ts'
import { lockPayment, movePayment } from './ledger.ts'
import { cancelPayment, retryPayment } from './life.ts'
import { orderPlan } from './ordering.ts'
import { LEDGER_EVENTS } from './shared/statuses.ts'
import { orderSponsoring } from './sponsoring-orders.ts'
import { paymentLedger, payments } from './tables.ts'

/** A site with its own database, clock and MVola: histories of one lane follow one another, because they move its clock. */
interface Lane {
  services: TestServices
  mvola: Awaited<ReturnType<typeof openLocalMvola>>
}

/** While one lane waits for the server of databases, another one goes on; an embedded database would make them wait. */
const LANES = process.env.TEST_DATABASE_URL ? 4 : 1
const lanes: Lane[] = []
for (let lane = 0; lane < LANES; lane += 1) {
  const mvola = await openLocalMvola()
  lanes.push({ mvola, services: useServices(mvola.env) })
}
/** HISTORIES=10000 with another PROPERTY_SEED looks further. */
const HISTORIES = Number(process.env.HISTORIES ?? (process.env.TEST_DATABASE_URL ? 1_000 : 100))
const START = new Date('2027-01-04T06:00:00Z')
beforeAll(() => Promise.all(lanes.map(({ services }) => openTill(services))))
beforeAll(() => keepPlans())
afterAll(() => Promise.all(lanes.map(({ mvola }) => mvola.close())))

/** Buying is ordering and accepting in one go, so that histories have money in them. */
const plan = { plan: fc.constantFrom(...PLAN_TIERS), period: fc.constantFrom(...PERIODS) }
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('order' as const, 'buy' as const), ...plan }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('sponsor' as const),
      days: fc.constantFrom(7 as const, 30 as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'declare',
        'accept',
        'accept',
        'refuse',
        'cancel',
        'retry',
        'refund',
        'crash' as const,
      ),
      /** Which payment of the company, from its last one. */
      which: fc.constantFrom(0, 0, 0, 1, 2),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('charge' as const),
      ...plan,
      /** MVola's answer to the start: as it should be, never sent, or sent and lost. */
      answer: fc.constantFrom('fine', 'fine', 'reset', 'lost'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('operator' as const),
      says: fc.constantFrom('completed', 'completed', 'failed', 'another sum', 'an error'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...(['give-up', 'take-up', 'suspend', 'restore', 'lengthen', 'credits'] as const).map((kind) => ({
        kind,
      })),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 8, 31, 400) }),
  },
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

interface Scene extends Lane {
  company_id: number
  offer_id: number
  /** Two administrators, as a large refund needs. */
  people: readonly [{ id: number }, { id: number }]
}

/** Runs one command twice at the same moment; what is refused is refused with words, never with a failure of the database. */
async function run(scene: Scene, given: Command) {
  const { services } = scene
  if (given.kind === 'wait') {
    services.clock.advance(given.days * 86_400)
    await Promise.all([expireTerms(services), expireTerms(services), cancelUndeclared(services)])
    await expireSponsorings(services)
    await startPaidSponsorings(services)
    await askDueCharges(services)
    return
  }
  if (given.kind === 'operator') return letOperatorSay(scene, given.says)
  const [one, other] = scene.people
  if (given.kind === 'charge') await prepareCharge(scene, given)
  // Both press at what the same page shows.
  const amount = given.kind === 'order' || given.kind === 'buy' ? await quoteAmount(scene, given) : 0
  const each = (by: { id: number }) =>
    given.kind === 'charge' ? charge(scene, by) : attempt(scene, given, by, amount)
  for (const result of await Promise.allSettled([each(one), each(other)]))
    if (result.status === 'rejected' && !isExpected(result.reason)) throw result.reason
}

const START_OF_CHARGE = /^POST .*merchantpay/
const STATUS_OF_CHARGE = /^GET .*status/

async function prepareCharge(scene: Scene, given: Extract<Command, { kind: 'charge' }>) {
  const { mvola } = scene
  mvola.forgetPlans()
  const { answer } = given
  if (answer !== 'fine') mvola.misbehaveOnce(START_OF_CHARGE, 'reset', { after: answer === 'lost' })
  // Often another order waits already, and then that one is charged.
  const amount = await quoteAmount(scene, given)
  await Promise.allSettled([attempt(scene, { ...given, kind: 'order' }, scene.people[0], amount)])
}

async function charge({ company_id, services }: Scene, { id }: { id: number }) {
  const row = (await listPayments(services.db, company_id)).find(({ status }) => status === 'pending')
  if (!row) return
  await startCharge(services, { id, company: { id: company_id } }, row.id, '034 12 345 67')
}

/** What became of the newest charge, unless that is final already; two workers hear of it at the same moment. */
async function letOperatorSay(
  { services, mvola }: Lane,
  says: Extract<Command, { kind: 'operator' }>['says'],
) {
  const last = [...mvola.transactions.values()].at(-1)
  if (says === 'an error') mvola.misbehaveOnce(STATUS_OF_CHARGE, { status: 500 })
  else if (last?.status === 'pending')
    mvola.change({
      status: says === 'failed' ? 'failed' : 'completed',
      ...(says === 'another sum' && { amount: '1' }),
    })
  services.clock.advance(11 * 60)
  await Promise.all([askDueCharges(services), askDueCharges(services)])
}

class Crash extends Error {}
const isExpected = (error: unknown) => error instanceof HttpError || error instanceof Crash

type Attempted = Exclude<Command, { kind: 'wait' | 'charge' | 'operator' }>

/** @param amount what an order was shown to cost */
function attempt(scene: Scene, given: Attempted, by: { id: number }, amount: number) {
  return inTransaction(scene.services, by, async (unit): Promise<unknown> => {
    const { company_id, offer_id } = scene
    switch (given.kind) {
      case 'order':
      case 'buy':
        return order(unit, company_id, given, amount)
      case 'sponsor':
        return orderSponsoring(unit, company_id, {
          offer_id,
          days: given.days,
          method: 'mvola',
          amount: null,
        })
      case 'credits':
        return sponsorWithCredits(unit, company_id, { offer_id, days: 7 })
      case 'give-up':
      case 'take-up':
        return cancelTerm(unit, company_id, given.kind === 'give-up')
      case 'suspend':
      case 'restore':
      case 'lengthen':
        return onTerm(unit, company_id, given.kind)
      default:
        return onPayment(unit, company_id, given as { kind: string; which: number })
    }
  })
}

type Ordered = Pick<Extract<Command, { kind: 'order' | 'buy' }>, 'plan' | 'period'>

async function quoteAmount({ services, company_id }: Scene, { plan, period }: Ordered): Promise<number> {
  const now = services.clock.now()
  const version = await findPlan(services.db, plan, now)
  return (await quoteOne(services.db, company_id, version, period, now)).amount
}

async function order(
  unit: Unit,
  companyId: number,
  { kind, plan, period }: Ordered & { kind: 'order' | 'buy' },
  amount: number,
) {
  const { id, declared_at } = await orderPlan(unit, companyId, { plan, period, method: 'mvola', amount })
  return kind === 'buy' ? acceptPayment(unit, id, { declared_at }) : id
}

async function onTerm(unit: Unit, companyId: number, kind: 'suspend' | 'restore' | 'lengthen') {
  const term = await findRunning(unit.db, companyId)
  if (!term) return null
  if (kind === 'suspend') return suspendTerm(unit, term.id, 'Vérification')
  return kind === 'restore' ? restoreTerm(unit, term.id) : grantDays(unit, term.id, 3, 'Panne')
}

/** The company's payments, the latest first. */
const listPayments = (database: Database, companyId: number) =>
  database.select().from(payments).where(sql`company_id = ${companyId}`).orderBy(sql`id DESC`)

async function onPayment(unit: Unit, companyId: number, { kind, which }: { kind: string; which: number }) {
  const rows = await listPayments(unit.db, companyId)
  const row = kind === 'refund' ? rows.filter(({ status }) => status === 'success')[which] : rows[which]
  if (!row) return null
  if (kind === 'declare') return declare(unit, row.id, companyId)
  if (kind === 'cancel') return cancelPayment(unit, companyId, row.id)
  if (kind === 'retry') return retryPayment(unit, companyId, row.id, 'mvola')
  if (kind === 'refund') return refundPayment(unit, row.id, 'Payé deux fois')
  if (kind === 'refuse')
    return refusePayment(unit, row.id, { declared_at: row.declared_at, reason: 'Introuvable' })
  await acceptPayment(unit, row.id, { declared_at: row.declared_at })
  // The process ends before the change is kept: nothing of it may stay.
  if (kind === 'crash') throw new Crash()
  return null
}

async function declare(unit: Unit, id: number, companyId: number) {
  const payment = await lockPayment(unit, id, companyId)
  return movePayment(unit, payment, 'declared', {
    payer_phone: '+261341234567',
    operator_reference: nextReference(),
    paid_on: '2027-01-04',
    declared_at: unit.now,
  })
}

/** What must hold whatever happened. @returns each rule that does not, with how often */
async function listBroken({ services }: Lane, companyId: number) {
  const now = services.clock.now().toISOString()
  const count = (name: string, where: ReturnType<typeof sql>) =>
    sql`SELECT ${name} AS name, count(*)::int AS count FROM (${where}) broken`
  const rules = [
    count(
      'receipts are successes',
      sql`SELECT 1 FROM payments p WHERE company_id = ${companyId} AND (CASE status WHEN 'success' THEN amount ELSE 0 END) <> coalesce((SELECT sum(amount) FROM payment_ledger WHERE payment_id = p.id), 0)`,
    ),
    count(
      'invoices less credit notes are receipts',
      sql`SELECT 1 FROM payments p WHERE company_id = ${companyId} AND (CASE status WHEN 'success' THEN amount ELSE 0 END) <> coalesce((SELECT sum(CASE series WHEN 'F' THEN incl_tax ELSE -incl_tax END) FROM invoices WHERE payment_id = p.id), 0)`,
    ),
    count(
      'a paid term is never lost',
      sql`SELECT 1 FROM payments p JOIN subscriptions s ON s.id = p.subscription_id WHERE p.company_id = ${companyId} AND p.status = 'success' AND s.starts_at IS NULL`,
    ),
    count(
      'an unpaid term never runs',
      sql`SELECT 1 FROM payments p JOIN subscriptions s ON s.id = p.subscription_id WHERE p.company_id = ${companyId} AND p.status <> 'success' AND s.status IN ('active', 'cancelled', 'suspended')`,
    ),
    count(
      'one running term at most',
      sql`SELECT 1 FROM subscriptions WHERE company_id = ${companyId} AND status IN ('active', 'cancelled', 'suspended') OFFSET 1`,
    ),
    count(
      'slots are what the running term allows',
      sql`SELECT 1 FROM companies c LEFT JOIN subscriptions s ON s.company_id = c.id AND s.status IN ('active', 'cancelled') AND s.ends_at > ${now} LEFT JOIN plan_versions v ON v.id = s.plan_version_id WHERE c.id = ${companyId} AND (c.offer_slots IS DISTINCT FROM CASE WHEN s.id IS NULL THEN 1 ELSE v.offer_slots END OR c.plan IS DISTINCT FROM s.plan)`,
    ),
    count(
      'credits are never more than a month has',
      sql`SELECT 1 FROM sponsorings s JOIN subscriptions t ON t.id = s.subscription_id JOIN plan_versions v ON v.id = t.plan_version_id WHERE s.company_id = ${companyId} GROUP BY t.id, v.monthly_sponsorings, t.period HAVING sum(s.credits) > v.monthly_sponsorings * CASE t.period WHEN 'monthly' THEN 1 WHEN 'quarterly' THEN 3 ELSE 12 END`,
    ),
    count(
      'a charge in progress holds its payment, and nothing else does',
      sql`SELECT 1 FROM payments p WHERE company_id = ${companyId} AND (charging_at IS NOT NULL) <> EXISTS (SELECT 1 FROM operator_charges c WHERE c.payment_id = p.id AND c.ended_at IS NULL)`,
    ),
    count(
      'what an operator took is accepted, or was with a person',
      sql`SELECT 1 FROM operator_charges c JOIN payments p ON p.id = c.payment_id WHERE p.company_id = ${companyId} AND CASE c.state WHEN 'succeeded' THEN p.status NOT IN ('success', 'refunded') WHEN 'handed_over' THEN p.declared_at IS NULL ELSE false END`,
    ),
    count(
      'a payment is taken once at most',
      sql`SELECT 1 FROM operator_charges c JOIN payments p ON p.id = c.payment_id WHERE p.company_id = ${companyId} AND c.state = 'succeeded' GROUP BY c.payment_id HAVING count(*) > 1`,
    ),
    count(
      'every change has its line in the audit log',
      sql`SELECT 1 FROM payment_ledger l WHERE company_id = ${companyId} AND NOT EXISTS (SELECT 1 FROM audit_log a WHERE a.subject = 'company:' || l.company_id AND a.action = 'payments.' || l.event AND a.at = l.at)`,
    ),
  ]
  const all = sql.join(rules, sql` UNION ALL `)
  const counted = await selectRows<{ name: string; count: number }>(services.db, all)
  return counted.filter((each) => each.count > 0)
}

/** What MVola took and the site calls a failure: money that nobody would look for. */
async function listForgotten({ services, mvola }: Lane, companyId: number) {
  const failed = await services.db
    .select({ id: operatorCharges.id })
    .from(operatorCharges)
    .innerJoin(payments, sql`payments.id = payment_id AND company_id = ${companyId}`)
    .where(sql`state = 'failed'`)
  const ids = new Set(failed.map(({ id }) => id))
  return [...mvola.transactions.values()].filter(
    ({ reference, status }) => status === 'completed' && ids.has(reference),
  )
}

/** Lets a share of the histories happen in a lane, other ones than in the others. */
async function checkLane(lane: Lane, seed: number) {
  const { services } = lane
  const people = [await makeAdmin(services), await makeAdmin(services)] as const
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 18 }), async (commands) => {
      services.clock.set(START)
      const { company } = await makeCompany(services, { member_slots: 1 })
      const offer = await makeOffer(services, company.id, { expires_at: after(START, 3000 * DAY) })
      const scene = { ...lane, company_id: company.id, offer_id: offer.id, people }
      for (const given of commands) await run(scene, given)
      expect(await listBroken(lane, company.id)).toEqual([])
      expect(await listForgotten(lane, company.id)).toEqual([])
    }),
    { numRuns: Math.ceil(HISTORIES / LANES), seed },
  )
}

test('whatever is ordered, paid, refused, refunded, suspended or crashes, in any order and twice at once, the ledger holds', async () => {
  const { seed = 0 } = fc.readConfigureGlobal()
  const checked = await Promise.allSettled(lanes.map((lane, index) => checkLane(lane, seed + index)))
  for (const each of checked) if (each.status === 'rejected') throw each.reason
  // Histories in which nothing was ever paid would prove nothing.
  for (const { services } of lanes) {
    const events = await services.db.selectDistinct({ event: paymentLedger.event }).from(paymentLedger)
    expect(events.map(({ event }) => event).sort()).toEqual([...LEDGER_EVENTS].sort())
    const charges = await services.db.selectDistinct({ state: operatorCharges.state }).from(operatorCharges)
    expect(charges.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['succeeded', 'failed', 'handed_over']),
    )
  }
}, 600_000)
