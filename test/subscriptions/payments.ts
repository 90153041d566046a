import { eq } from 'drizzle-orm'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { acceptPayment, refusePayment } from '#src/subscriptions/payments/deciding.ts'
import { savePayee } from '#src/subscriptions/payments/payees.ts'
import type { PaymentMethod } from '#src/subscriptions/payments/shared/methods.ts'
import { payments } from '#src/subscriptions/payments/tables.ts'
import type { Period, PlanTier } from '#src/subscriptions/plans/shared/plans.ts'
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
