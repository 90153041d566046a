import { and, eq, ne } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { companies, companyMembers } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { issueCreditNote } from '#src/subscriptions/invoices/crediting.ts'
import { issueInvoice } from '#src/subscriptions/invoices/issuing.ts'
import { saveSeller, saveSignature } from '#src/subscriptions/invoices/seller.ts'
import { nameAccount, savePayee } from '#src/subscriptions/payments/payees.ts'
import { METHOD_NAMES, type PaymentMethod } from '#src/subscriptions/payments/shared/methods.ts'
import type { LedgerEvent, PaymentStatus } from '#src/subscriptions/payments/shared/statuses.ts'
import { paymentLedger, payments } from '#src/subscriptions/payments/tables.ts'
import { endOfTerm } from '#src/subscriptions/plans/shared/periods.ts'
import {
  PERIOD_LENGTHS,
  type Period,
  PLAN_NAMES,
  type PlanTier,
} from '#src/subscriptions/plans/shared/plans.ts'
import { planVersions } from '#src/subscriptions/plans/tables.ts'
import type { SubscriptionStatus } from '#src/subscriptions/terms/shared/statuses.ts'
import { subscriptions } from '#src/subscriptions/terms/tables.ts'
import { drawSignature } from './companies/drawings.ts'
import type { PaidSponsoring } from './write-sponsorings.ts'

const SELLER = {
  name: 'Asafidy Démonstration SARL',
  nif: '4001876543',
  stat: '63120 11 2024 0 10832',
  rcs: 'Antananarivo 2024 B 00718',
  address: 'Lot II J 48 ter, Ivandry',
  city: 'Antananarivo',
  email: 'paiements@asafidy.test',
  signatory: 'Tiana Rakotomalala',
}
const PAYEES: [PaymentMethod, account: string, details: string][] = [
  ['mvola', '034 00 512 26', 'Menu #111#, puis paiement marchand.'],
  ['orange_money', '032 00 512 26', 'Menu #144#, puis paiement marchand.'],
  ['airtel_money', '033 00 512 26', 'Menu *436#, puis paiement marchand.'],
  ['bank_transfer', '00005 00001 12345678901 23', 'Banque de démonstration, Ankorondrano.'],
  ['cheque', 'Lot II J 48 ter, Ivandry, Antananarivo', 'À l’ordre de la société, du lundi au vendredi.'],
  ['cash', 'Lot II J 48 ter, Ivandry, Antananarivo', 'Du lundi au vendredi, de 8 h à 16 h 30.'],
]

/** What Gold allowed until some days ago: who subscribed then keeps it to the end of the term. */
const GOLD_BEFORE = {
  offer_slots: 25,
  monthly_price: 150_000,
  quarterly_price: 427_500,
  yearly_price: 1_500_000,
}
const GOLD = { ...GOLD_BEFORE, offer_slots: 10 }

interface Told {
  company_id: number
  price: number
  /** When it was ordered. */
  at: Date
  method: PaymentMethod
  status: PaymentStatus
  /** What it pays for: a term of a plan, or a sponsoring that is written already. */
  order: Term | { sponsoring_id: number; days: number }
  payer_phone?: string
  reference?: string
  reason?: string
}

interface Term {
  plan: PlanTier
  period: Period
  term: SubscriptionStatus
}

/**
 * Who sells, where the money goes, and what the demonstration's companies paid over two years: the demonstration company
 * has payments in every status, the others a yearly Premium, one of them cancelled.
 * @param sponsoring of an offer of the demonstration company, which it paid for by itself
 */
export async function writeSubscriptions(
  process: Services,
  company: { id: number; owner_id: number },
  sponsoring: PaidSponsoring | null,
  now: Date,
): Promise<void> {
  const signature = await drawSignature()
  await inTransaction(process, null, async (unit) => {
    const opened = { ...unit, now: after(now, -800 * DAY) }
    await saveSeller(opened, SELLER)
    await saveSignature(opened, signature)
    for (const [method, account, details] of PAYEES)
      await savePayee(unit, method, { is_open: true, account, holder: SELLER.name, details })
    await writeGold(unit, now)
    const others = await listOthers(unit.db, company.id)
    const all = [
      ...ownPayments(company.id, now),
      ...(sponsoring ? [paymentOf(company.id, sponsoring)] : []),
      ...others.flatMap((id, index) => paymentsOf(id, index, now)),
    ]
    // Invoices are numbered in the order of their days.
    const people = await listPeople(unit.db)
    const inOrder = all.sort((one, other) => one.at.getTime() - other.at.getTime())
    for (const [index, told] of inOrder.entries()) await writePayment(unit, told, index + 1, people)
    await writeSlots(unit, company.id)
  })
}

interface People {
  /** The owner of each company, who orders and declares. */
  owners: ReadonlyMap<number, number>
  /** The administrator who decides. */
  admin_id: number | null
}

async function listPeople(database: Database): Promise<People> {
  const owners = await database.select().from(companyMembers).where(eq(companyMembers.role, 'owner'))
  const [admin] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userable_type, 'admin'))
    .limit(1)
  return { owners: new Map(owners.map((row) => [row.company_id, row.user_id])), admin_id: admin?.id ?? null }
}

async function writeGold({ db }: Unit, now: Date) {
  const common = {
    plan: 'gold' as const,
    member_slots: 3,
    monthly_sponsorings: 2,
    monthly_contacts: 20,
    created_at: now,
  }
  await db.insert(planVersions).values([
    { ...common, ...GOLD_BEFORE, effective_from: after(now, -60 * DAY) },
    { ...common, ...GOLD, effective_from: after(now, -5 * DAY) },
  ])
}

async function listOthers(database: Database, ownId: number): Promise<number[]> {
  const rows = await database
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.status, 'validated'), ne(companies.id, ownId)))
    .orderBy(companies.id)
  return rows.map(({ id }) => id)
}

type OwnPayment = Partial<Omit<Told, 'order'> & Term> & Pick<Told, 'method' | 'status'> & Pick<Term, 'term'>

/** Silver, twice, then Gold; one refused, one given up, one refunded, one that waits for its proof. */
function ownPayments(company_id: number, now: Date): Told[] {
  const told = (days: number, { plan = 'silver', period = 'monthly', term, ...rest }: OwnPayment): Told => ({
    company_id,
    price: 60_000,
    at: after(now, -days * DAY),
    payer_phone: '+261340512345',
    order: { plan, period, term },
    ...rest,
  })
  const gold = { plan: 'gold' as const, price: 150_000 }
  return [
    told(430, { method: 'cash', status: 'success', term: 'expired' }),
    told(95, { method: 'mvola', status: 'success', term: 'expired', reference: '1480227714' }),
    told(64, { method: 'bank_transfer', status: 'refunded', term: 'expired', reason: 'Payé deux fois.' }),
    told(50, { method: 'cheque', status: 'cancelled', term: 'rejected', period: 'yearly', price: 600_000 }),
    told(12, {
      ...gold,
      method: 'orange_money',
      status: 'failed',
      term: 'rejected',
      payer_phone: '+261320712345',
      reference: 'MP261114.0854.C04417',
      reason: 'La référence MP261114.0854.C04417 n’apparaît pas dans notre relevé Orange Money.',
    }),
    told(11, { ...gold, method: 'mvola', status: 'success', term: 'active', reference: '1482907366' }),
    told(1, { ...gold, method: 'mvola', status: 'pending', term: 'pending' }),
  ]
}

/** By MVola, on the day on which it began. */
const paymentOf = (company_id: number, { id, days, price, starts_at }: PaidSponsoring): Told => ({
  company_id,
  price,
  at: after(starts_at, -5 * HOUR),
  method: 'mvola',
  status: 'success',
  payer_phone: '+261340512345',
  reference: '1481655203',
  order: { sponsoring_id: id, days },
})

/** The operator of the number that pays, by its first digits. */
const PAYING: Partial<Record<PaymentMethod, string>> = { mvola: '34', orange_money: '32', airtel_money: '33' }

/** A year of Premium; the first companies had one the year before, and some wait for a decision. */
function paymentsOf(company_id: number, index: number, now: Date): Told[] {
  const methods: PaymentMethod[] = ['bank_transfer', 'mvola', 'orange_money', 'airtel_money', 'cheque']
  const method = methods[index % methods.length] ?? 'mvola'
  const at = after(now, -(40 + index * 3) * DAY)
  const reference = `98${String(index).padStart(8, '0')}`
  const digits = String(1_234_500 + index * 7)
  const payer_phone = PAYING[method] ? `+261${PAYING[method]}${digits}` : undefined
  const premium = { plan: 'premium' as const, period: 'yearly' as const }
  const base = {
    company_id,
    price: 3_500_000,
    method,
    ...(payer_phone && { payer_phone }),
  }
  const order: Term = { ...premium, term: index === 3 ? 'cancelled' : 'active' }
  const year: Told = { ...base, at, status: 'success', order, reference }
  const before: Told = {
    ...year,
    at: after(at, -366 * DAY),
    order: { ...premium, term: 'expired' },
    reference: `97${reference.slice(2)}`,
  }
  const next: Told = {
    ...year,
    at: after(now, -(index + 1) * 5 * HOUR),
    status: 'pending',
    order: { ...premium, term: 'pending' },
    reference: `99${reference.slice(2)}`,
  }
  return [...(index < 12 ? [before] : []), year, ...(index > 4 && index < 9 ? [next] : [])]
}

const EVENTS: Record<PaymentStatus, LedgerEvent[]> = {
  pending: ['created'],
  success: ['created', 'declared', 'succeeded'],
  refunded: ['created', 'declared', 'succeeded', 'refunded'],
  failed: ['created', 'declared', 'failed'],
  cancelled: ['created', 'cancelled'],
}

async function writePayment(unit: Unit, told: Told, number: number, { owners, admin_id }: People) {
  const { db } = unit
  const { company_id, price, at, method, status, payer_phone, reference, reason, order } = told
  const owner_id = owners.get(company_id) ?? null
  const actorOf = (event: LedgerEvent) =>
    event === 'created' || event === 'declared' || event === 'cancelled' ? owner_id : admin_id
  const isDeclared = reference !== undefined || status === 'success' || status === 'refunded'
  const ended_at = status === 'pending' ? null : after(at, 5 * HOUR)
  const lines = [{ name: nameOf(order), quantity: 1, unit_price: price }]
  const [row] = await db
    .insert(payments)
    .values({
      reference: `PAI-${dayAt(at).slice(0, 4)}-${String(number).padStart(4, '0')}`,
      company_id,
      ...('plan' in order
        ? { category: 'subscription' as const, subscription_id: await writeTerm(db, told, order) }
        : { category: 'sponsoring' as const, sponsoring_id: order.sponsoring_id }),
      method,
      amount: price,
      lines,
      status,
      payer_phone: isDeclared ? (payer_phone ?? null) : null,
      operator_reference: reference ?? null,
      paid_on: isDeclared ? dayAt(at) : null,
      declared_at: isDeclared ? after(at, HOUR) : null,
      created_by: owner_id,
      created_at: at,
      decided_by: status === 'pending' || status === 'cancelled' ? null : admin_id,
      decided_at: status === 'cancelled' ? null : ended_at,
      ended_at,
      reason: reason ?? null,
    })
    .returning()
  if (!row) throw new Error('the payment was not written')
  for (const [index, event] of EVENTS[status].entries()) {
    const amount = event === 'succeeded' ? price : event === 'refunded' ? -price : 0
    const line = {
      payment_id: row.id,
      company_id,
      at: after(at, index * HOUR),
      event,
      amount,
      actor_id: actorOf(event),
    }
    await db
      .insert(paymentLedger)
      .values({ ...line, status: statusAfter(event), note: noteOf(event, reason) })
  }
  if (status === 'pending' && isDeclared)
    await db.insert(paymentLedger).values({
      payment_id: row.id,
      company_id,
      at: after(at, HOUR),
      event: 'declared',
      amount: 0,
      actor_id: owner_id,
      status: 'pending',
    })
  if (status === 'success' || status === 'refunded') await writeInvoice(unit, row, told)
}

const nameOf = (order: Told['order']) =>
  'plan' in order
    ? `Abonnement ${PLAN_NAMES[order.plan]}, ${PERIOD_LENGTHS[order.period]}`
    : `Sponsorisation, ${order.days} jours`

const noteOf = (event: LedgerEvent, reason: string | undefined) =>
  event === 'failed' || event === 'refunded' ? (reason ?? null) : null

function statusAfter(event: LedgerEvent): PaymentStatus {
  if (event === 'succeeded') return 'success'
  return event === 'created' || event === 'declared' ? 'pending' : event
}

async function writeTerm(
  database: Database,
  { company_id, price, at, status }: Told,
  { plan, period, term }: Term,
) {
  const paid = status === 'success' || status === 'refunded'
  const starts_at = paid ? at : null
  const [version] = await database
    .select({ id: planVersions.id })
    .from(planVersions)
    .where(and(eq(planVersions.plan, plan), plan === 'gold' ? eq(planVersions.offer_slots, 25) : undefined))
  const [row] = await database
    .insert(subscriptions)
    .values({
      company_id,
      plan_version_id: version?.id ?? 0,
      plan,
      period,
      price,
      status: term,
      created_at: at,
      starts_at,
      ends_at: starts_at && endOfTerm(starts_at, period),
      activated_at: starts_at,
      cancelled_at: term === 'cancelled' ? after(at, 20 * DAY) : null,
      ended_at: term === 'expired' || term === 'rejected' ? after(at, 30 * DAY) : null,
    })
    .returning({ id: subscriptions.id })
  return row?.id ?? 0
}

async function writeInvoice(unit: Unit, row: typeof payments.$inferSelect, { at, order }: Told) {
  const { id, company_id, reference, method, operator_reference, payer_phone, lines } = row
  const payment = {
    id,
    company_id,
    reference,
    operator_reference,
    payer: payer_phone,
    payee: await nameAccount(unit.db, method),
    paid_at: at,
  }
  const days = 'plan' in order && { from: dayAt(at), until: dayAt(endOfTerm(at, order.period)) }
  const sale = { payment: { ...payment, method: METHOD_NAMES[method] }, lines, ...(days && { period: days }) }
  await issueInvoice({ ...unit, now: after(at, 2 * HOUR) }, sale)
  if (row.status === 'refunded')
    await issueCreditNote({ ...unit, now: after(at, 5 * HOUR) }, { payment_id: id, reason: row.reason ?? '' })
}

/** The companies have what they paid for; their offers and members stand as they are. */
async function writeSlots({ db }: Unit, ownId: number) {
  await db
    .update(companies)
    .set({ offer_slots: null, member_slots: 10, plan: 'premium' })
    .where(and(eq(companies.status, 'validated'), ne(companies.id, ownId)))
  await db
    .update(companies)
    .set({ offer_slots: 25, member_slots: 3, plan: 'gold' })
    .where(eq(companies.id, ownId))
}
