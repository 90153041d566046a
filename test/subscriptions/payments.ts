import { asc, eq } from 'drizzle-orm'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { acceptPayment, refusePayment } from '#src/subscriptions/payments/deciding.ts'
import { savePayee } from '#src/subscriptions/payments/payees.ts'
import type { PaymentMethod } from '#src/subscriptions/payments/shared/methods.ts'
import { payments } from '#src/subscriptions/payments/tables.ts'
import { findPlan } from '#src/subscriptions/plans/plans.ts'
import { endOfTerm } from '#src/subscriptions/plans/shared/periods.ts'
import type { Period, PlanTier } from '#src/subscriptions/plans/shared/plans.ts'
import { subscriptions } from '#src/subscriptions/terms/tables.ts'
import type { Browser } from '../browser.ts'
import { makeCompany, signedInAs } from '../factories.ts'
import type { TestServices } from '../services.ts'
import { enterSeller } from './invoices.ts'

export const PAYMENTS = '/api/recruiter/payments'
export const SUBSCRIPTION = '/api/recruiter/subscription'

/** The price of each plan for a month, as the first versions have it. */
export const MONTHLY = { silver: 60_000, gold: 150_000, premium: 350_000 }

/** Opens the till: the seller is known, and these means of payment lead somewhere. */
export async function openTill(
  services: TestServices,
  methods: PaymentMethod[] = ['mvola', 'bank_transfer', 'cash'],
) {
  await enterSeller(services)
  await inTransaction(services, null, async (unit) => {
    for (const method of methods)
      await savePayee(unit, method, {
        is_open: true,
        account: '034 00 000 01',
        holder: 'Asafidy SARL',
        details: '',
      })
  })
}

/** A validated company with its owner signed in; it has no plan. */
export async function makeSubscriber(services: TestServices) {
  const { company, owner } = await makeCompany(services, { member_slots: 1 })
  return { company, owner, browser: await signedInAs(services, owner) }
}

let serial = 0
/** A reference of the operator that nobody used before. */
export function nextReference() {
  serial += 1
  return `10${String(serial).padStart(8, '0')}`
}

interface Ordered {
  plan: PlanTier
  period?: Period
  payment_method?: PaymentMethod
  amount?: number
}

export const orderBody = ({ plan, period = 'monthly', payment_method = 'mvola', amount }: Ordered) => ({
  plan,
  period,
  payment_method,
  amount: amount ?? MONTHLY[plan],
})

/** Orders and says that it is paid, through the calls. @returns the payment's id */
export async function orderAndDeclare(browser: Browser, ordered: Ordered): Promise<number> {
  const answer = await browser.post(PAYMENTS, orderBody(ordered))
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`)
  const { id } = answer.body.data
  const declared = await browser.put(`${PAYMENTS}/${id}/declaration`, {
    payer_phone: '034 12 345 67',
    operator_reference: nextReference(),
    paid_on: '2026-11-20',
  })
  if (declared.status !== 200) throw new Error(`${declared.status} ${declared.body.message}`)
  return id
}

export async function readPayment(services: TestServices, id: number) {
  const [row] = await services.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw new Error(`payment ${id} is missing`)
  return row
}

export async function accept(services: TestServices, id: number) {
  const { declared_at } = await readPayment(services, id)
  return inTransaction(services, null, (unit) => acceptPayment(unit, id, { declared_at }))
}

export async function refuse(services: TestServices, id: number, reason = 'Référence introuvable') {
  const { declared_at } = await readPayment(services, id)
  return inTransaction(services, null, (unit) => refusePayment(unit, id, { declared_at, reason }))
}

/** Subscribes whole: ordered, paid, accepted. */
export async function subscribe(services: TestServices, browser: Browser, ordered: Ordered): Promise<number> {
  const id = await orderAndDeclare(browser, ordered)
  await accept(services, id)
  return id
}

type PaymentValues = Partial<typeof payments.$inferInsert>

/** Writes a payment of Silver for a company as rows, in any state; its term is rejected unless told otherwise. */
export async function insertPayment(
  services: TestServices,
  company_id: number,
  values: PaymentValues = {},
  term: Partial<typeof subscriptions.$inferInsert> = {},
) {
  const created_at = services.clock.now()
  const { id: subscription_id } = await insertTerm(services, company_id, { status: 'rejected', ...term })
  const lines = [{ name: 'Abonnement Silver, 1 mois', quantity: 1, unit_price: 60_000 }]
  const order = { category: 'subscription' as const, subscription_id, method: 'mvola' as const }
  const base = { ...order, amount: 60_000, lines, status: 'pending' as const, created_at }
  const [row] = await services.db
    .insert(payments)
    .values({ reference: `PAI-T-${subscription_id}`, company_id, ...base, ...values })
    .returning()
  if (!row) throw new Error('no payment')
  return row
}

/** Writes a term of Silver for a month from now on. */
export async function insertTerm(
  services: TestServices,
  company_id: number,
  values: Partial<typeof subscriptions.$inferInsert> = {},
) {
  const now = services.clock.now()
  const plan = await findPlan(services.db, 'silver', now)
  const [row] = await services.db
    .insert(subscriptions)
    .values({
      company_id,
      plan_version_id: plan.version_id,
      plan: 'silver',
      period: 'monthly',
      price: 60_000,
      status: 'active',
      created_at: now,
      ...(values.status === 'pending' || values.status === 'rejected'
        ? {}
        : { starts_at: now, ends_at: endOfTerm(now, 'monthly'), activated_at: now }),
      ...values,
    })
    .returning()
  if (!row) throw new Error('no term')
  return row
}

/** The terms of a company, the one ordered first before the others. */
export const termsOf = (services: TestServices, companyId: number) =>
  services.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.company_id, companyId))
    .orderBy(asc(subscriptions.id))

/** What a member reads of its company's subscription. */
export const overviewOf = async (browser: Browser) => (await browser.get(SUBSCRIPTION)).body.data
