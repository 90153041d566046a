import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { dailyLimitLeft, idParams } from '#src/shared/fields.ts'
import { DOCUMENT_MAX_BYTES } from '#src/shared/files/limits.ts'
import { pageNumber, paginated, sortByDate } from '#src/shared/paginated.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { PERIODS, PLAN_TIERS } from '../plans/shared/plans.ts'
import { sponsoringDays } from '../sponsoring/contract.ts'
import { QUOTE_KINDS } from '../terms/shared/quotes.ts'
import { declarationFields } from './shared/declaration.ts'
import { PAYMENT_CATEGORIES, PAYMENT_METHODS } from './shared/methods.ts'
import { LEDGER_EVENTS, PAYMENT_STATUSES } from './shared/statuses.ts'

const optionalDate = z.string().refine(isCalendarDate).nullish().catch(null)
/** The specification names a method and a category by a number above zero: its place in the list. */
const numberOf = (list: readonly unknown[]) => z.coerce.number().int().min(1).max(list.length)

const payment = z.object({
  id: z.number(),
  /** « PAI-2026-0412 ». */
  reference: z.string(),
  category: z.enum(PAYMENT_CATEGORIES),
  /** « Gold, trimestriel ». */
  title: z.string(),
  method: z.enum(PAYMENT_METHODS),
  /** Whole Ariary, TVA included. */
  amount: z.number(),
  status: z.enum(PAYMENT_STATUSES),
  /** When it was said to be paid: it waits for a decision since, or still for the payer when null. */
  declared_at: z.string().nullable(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  /** The invoice of an accepted payment, and the credit note of a refunded one. */
  invoice: z.object({ id: z.number(), number: z.string() }).nullable(),
  credit_note: z.object({ id: z.number(), number: z.string() }).nullable(),
})
export type Payment = z.output<typeof payment>

const payee = z.object({
  method: z.enum(PAYMENT_METHODS),
  account: z.string(),
  holder: z.string(),
  details: z.string(),
})
export type Payee = z.output<typeof payee>

const detail = payment.extend({
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), unit_price: z.number() })),
  payer_phone: z.string().nullable(),
  operator_reference: z.string().nullable(),
  /** A day, `2026-11-23`. */
  paid_on: z.string().nullable(),
  /** Whether an operator is asked to take it: until its answer nothing else can be done. */
  is_charging: z.boolean(),
  proof: z.object({ name: z.string(), content_type: z.string(), size: z.number() }).nullable(),
  /** Why it was refused or refunded. */
  reason: z.string().nullable(),
  /** On this day it is cancelled unless it was declared; null once it was. */
  expires_on: z.string().nullable(),
  /** Where the money goes; null when the method was closed meanwhile. */
  payee: payee.nullable(),
  timeline: z.array(z.object({ at: z.string(), event: z.enum(LEDGER_EVENTS), note: z.string().nullable() })),
  /** Whether the same order can be tried again by another payment. */
  can_retry: z.boolean(),
  /** How often the company can still say today that it paid. */
  declarations: dailyLimitLeft,
})
export type PaymentDetail = z.output<typeof detail>
const data = z.object({ data: detail })

export const orderPlan = endpoint({
  method: 'POST',
  path: '/api/recruiter/payments',
  summary: 'Commande une formule\u00A0: le paiement attend d’être fait.',
  body: z.object({
    plan: z.enum(PLAN_TIERS, { error: 'Veuillez choisir une formule.' }),
    period: z.enum(PERIODS, { error: 'Veuillez choisir une période.' }),
    payment_method: z.enum(PAYMENT_METHODS, { error: 'Veuillez choisir un moyen de paiement.' }),
    /** What the page showed, in whole Ariary: another sum is never asked for silently. */
    amount: z.int({ error: 'Veuillez choisir une formule.' }),
  }),
  reply: data,
})

const paymentFilters = z.object({
  page: pageNumber,
  status: z.enum(PAYMENT_STATUSES).nullish().catch(null),
  payment_method: numberOf(PAYMENT_METHODS).nullish().catch(null),
  category: numberOf(PAYMENT_CATEGORIES).nullish().catch(null),
  /** Those of one day. */
  created_at: optionalDate,
  start_date: optionalDate,
  end_date: optionalDate,
  sort_by_date: sortByDate,
})
export type PaymentFilters = z.output<typeof paymentFilters>

export const orderSponsoring = endpoint({
  method: 'POST',
  path: '/api/recruiter/offers/:id/sponsoring-payments',
  summary: 'Commande la sponsorisation d’une offre\u00A0: le paiement attend d’être fait.',
  params: idParams,
  body: z.object({
    days: sponsoringDays,
    payment_method: z.enum(PAYMENT_METHODS, { error: 'Veuillez choisir un moyen de paiement.' }),
    /** What the page showed, in whole Ariary: another sum is never asked for silently. */
    amount: z.int({ error: 'Veuillez choisir une durée.' }),
  }),
  reply: data,
})

const summary = z.object({ paid: z.number(), refunded: z.number(), waiting: z.number() })
export type PaymentSums = z.output<typeof summary>

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/recruiter/payments',
  summary: 'Les paiements de la société.',
  query: paymentFilters,
  reply: paginated(payment).extend({
    /** What the payments of the filters come to, in whole Ariary, whatever the page. */
    summary,
  }),
})

export const exportPayments = endpoint({
  method: 'GET',
  path: '/api/recruiter/payments/export',
  summary: 'Les paiements de la société, en CSV, par les mêmes filtres.',
  query: paymentFilters,
})

export const showPayment = endpoint({
  method: 'GET',
  path: '/api/recruiter/payments/:id',
  summary: 'Un paiement\u00A0: où l’envoyer, où il en est.',
  params: idParams,
  reply: data,
})

export const declarePayment = endpoint({
  method: 'PUT',
  path: '/api/recruiter/payments/:id/declaration',
  summary: 'Dit que le paiement est fait, avec sa référence ou sa preuve.',
  params: idParams,
  body: z.object(declarationFields),
  files: { file: { maxBytes: DOCUMENT_MAX_BYTES } },
  reply: data,
})

export const readProof = endpoint({
  method: 'GET',
  path: '/api/recruiter/payments/:id/proof',
  summary: 'La preuve jointe à un paiement.',
  params: idParams,
})

export const cancelPayment = endpoint({
  method: 'PUT',
  path: '/api/recruiter/payments/:id/cancellation',
  summary: 'Annule un paiement qui attend.',
  params: idParams,
  reply: data,
})

export const retryPayment = endpoint({
  method: 'POST',
  path: '/api/recruiter/payments/:id/retry',
  summary: 'Refait un paiement refusé ou annulé, par ce moyen ou un autre.',
  params: idParams,
  body: z.object({
    payment_method: z.enum(PAYMENT_METHODS, { error: 'Veuillez choisir un moyen de paiement.' }),
  }),
  reply: data,
})

const quote = z.object({
  plan: z.enum(PLAN_TIERS),
  period: z.enum(PERIODS),
  kind: z.enum(QUOTE_KINDS),
  price: z.number(),
  /** The unused days of the plan before. */
  deduction: z.number(),
  amount: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  refusal: z.string().nullable(),
})
export type Quote = z.output<typeof quote>

export const listQuotes = endpoint({
  method: 'GET',
  path: '/api/recruiter/subscription/quotes',
  summary: 'Ce que chaque formule coûte aujourd’hui à la société, et comment la payer.',
  reply: z.object({
    data: z.array(quote),
    /** The means of payment that are open; none while the seller's particulars are missing. */
    payees: z.array(payee),
    /** How often the company can still order today. */
    orders: dailyLimitLeft,
  }),
})
