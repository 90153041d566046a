import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { PAYMENT_CATEGORIES, PAYMENT_METHODS } from '#src/subscriptions/payments/shared/methods.ts'
import { payeeInput } from '#src/subscriptions/payments/shared/payee-input.ts'
import { LEDGER_EVENTS, PAYMENT_STATUSES } from '#src/subscriptions/payments/shared/statuses.ts'
import { STATEMENT_SOURCES } from '#src/subscriptions/reconciling/shared/sources.ts'
import { shownTerm } from '#src/subscriptions/terms/shared/term.ts'
import { filterDay, reasonText, searchText, sortedListQuery, timestamp } from '../shared/fields.ts'

const named = z.object({ id: z.number(), number: z.string() })

const row = z.object({
  id: z.number(),
  reference: z.string(),
  company: z.object({ id: z.number(), name: z.string() }),
  category: z.enum(PAYMENT_CATEGORIES),
  title: z.string(),
  method: z.enum(PAYMENT_METHODS),
  amount: z.number(),
  status: z.enum(PAYMENT_STATUSES),
  created_at: z.string(),
  declared_at: z.string().nullable(),
  invoice: named.nullable(),
  credit_note: named.nullable(),
  /** Who accepted, refused or refunded it: a person's name, or null for the site and while nothing is decided. */
  decided_by: z.string().nullable(),
})
export type AdminPaymentRow = z.output<typeof row>

/** Another payment with the same proof or reference, or with a proof that nearly looks like this one. */
const twin = z.object({
  id: z.number(),
  reference: z.string(),
  company: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  same: z.enum(['proof', 'reference', 'look']),
})

const share = z.number()
/** What the payer declared, held against what the machine read on the proof. */
const comparedLine = z.object({
  line: z.enum(['amount', 'reference', 'payee', 'payer', 'date']),
  state: z.enum(['agrees', 'differs', 'not_read']),
  /** As it is stored: Ariary, a reference, a number, a day. */
  read: z.string().nullable(),
  /** Where it stands on the picture, as shares of its width and height; null on a PDF. */
  box: z.object({ left: share, top: share, width: share, height: share }).nullable(),
})
export type ComparedLine = z.output<typeof comparedLine>

const detail = row.extend({
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), unit_price: z.number() })),
  payer_phone: z.string().nullable(),
  /** The company's own number, beside which the payer's is read. */
  company_phone: z.string().nullable(),
  operator_reference: z.string().nullable(),
  paid_on: z.string().nullable(),
  proof: z.object({ name: z.string(), content_type: z.string(), size: z.number() }).nullable(),
  /** Null without a proof, and while it is not read yet. */
  comparison: z.array(comparedLine).nullable(),
  /** The number or account that the money goes to. */
  payee: z.string().nullable(),
  reason: z.string().nullable(),
  twins: z.array(twin),
  /** The line of a statement that proves it. */
  statement_line: z
    .object({
      source: z.enum(STATEMENT_SOURCES),
      /** The name of the file; null for money that the operator's interface told of. */
      statement: z.string().nullable(),
      paid_on: z.string(),
      amount: z.number(),
      transaction_id: z.string().nullable(),
      payer: z.string(),
      wording: z.string(),
      /** Who matched it, or null for the site. */
      by: z.string().nullable(),
      decided_at: z.string().nullable(),
    })
    .nullable(),
  term: shownTerm.nullable(),
  /** What acceptance does, said before: « Gold du 23 novembre 2026 au 23 février 2027 ». */
  effect: z.string().nullable(),
  timeline: z.array(
    z.object({
      at: z.string(),
      event: z.enum(LEDGER_EVENTS),
      /** Who did it: a person's name, or null for the site. */
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** The first of two people has asked for a refund. */
  refund_asked: z.object({ by: z.string().nullable(), at: z.string(), is_me: z.boolean() }).nullable(),
  needs_two: z.boolean(),
})
export type AdminPayment = z.output<typeof detail>
const data = z.object({ data: detail })

export const listAdminPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  summary: 'Les paiements\u00A0: ceux qui attendent d’abord.',
  query: sortedListQuery.extend({
    /** A reference, or part of a company's name. */
    q: searchText,
    status: z.enum(PAYMENT_STATUSES).optional().catch(undefined),
    method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
    /** The days on which they were ordered, both included. */
    from: filterDay,
    to: filterDay,
  }),
  reply: paginated(row).extend({
    /** What those that the filters find come to, in whole Ariary; null for more than are counted. */
    sums: z.object({ paid: z.number(), refunded: z.number(), waiting: z.number() }).nullable(),
    /** Those that were declared and wait for a decision. */
    waiting: z.object({ count: z.number(), amount: z.number() }),
  }),
})

export const showAdminPayment = endpoint({
  method: 'GET',
  path: '/api/admin/payments/:id',
  summary: 'Un paiement avec tout ce qu’il faut pour décider.',
  params: idParams,
  reply: data,
})

export const showPaymentProof = endpoint({
  method: 'GET',
  path: '/api/admin/payments/:id/proof',
  summary: 'La preuve d’un paiement\u00A0; chaque lecture est inscrite au journal.',
  params: idParams,
})

/** What the administrator read: the payer may declare something else meanwhile. */
const declared_at = timestamp.nullable()

export const acceptPayment = endpoint({
  method: 'PUT',
  path: '/api/admin/payments/:id/acceptance',
  summary: 'Accepte un paiement\u00A0: ce qui est payé commence, la facture part.',
  params: idParams,
  body: z.object({ declared_at }),
  reply: data,
})

export const refusePayment = endpoint({
  method: 'PUT',
  path: '/api/admin/payments/:id/refusal',
  summary: 'Refuse un paiement, avec un motif que la société lit.',
  params: idParams,
  body: z.object({ declared_at, reason: reasonText }),
  reply: data,
})

export const refundPayment = endpoint({
  method: 'PUT',
  path: '/api/admin/payments/:id/refund',
  summary: 'Rembourse un paiement\u00A0; une seconde personne confirme une grande somme.',
  params: idParams,
  body: z.object({ reason: reasonText }),
  reply: data,
})

const termBody = z.object({ reason: reasonText })

export const suspendSubscription = endpoint({
  method: 'PUT',
  path: '/api/admin/subscriptions/:id/suspension',
  summary: 'Suspend un abonnement en cours.',
  params: idParams,
  body: termBody,
})

export const restoreSubscription = endpoint({
  method: 'DELETE',
  path: '/api/admin/subscriptions/:id/suspension',
  summary: 'Rétablit un abonnement suspendu.',
  params: idParams,
})

export const lengthenSubscription = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/days',
  summary: 'Ajoute des jours à un abonnement en cours.',
  params: idParams,
  body: termBody.extend({
    days: z.coerce
      .number({ error: 'Veuillez entrer un nombre de jours.' })
      .int('Veuillez entrer un nombre entier de jours.')
      .min(1, 'Un jour au moins.')
      .max(90, '90 jours au plus.'),
  }),
})

const payee = z.object({
  method: z.enum(PAYMENT_METHODS),
  is_open: z.boolean(),
  account: z.string(),
  holder: z.string(),
  details: z.string(),
})
export type AdminPayee = z.output<typeof payee>

export const listPayees = endpoint({
  method: 'GET',
  path: '/api/admin/payees',
  summary: 'Où va l’argent de chaque moyen de paiement.',
  /** `has_seller`: without the seller's particulars no payment is taken. */
  reply: z.object({ data: z.array(payee), has_seller: z.boolean() }),
})

export const savePayee = endpoint({
  method: 'PUT',
  path: '/api/admin/payees/:method',
  summary: 'Ouvre, ferme ou change un moyen de paiement.',
  params: z.object({ method: z.enum(PAYMENT_METHODS) }),
  body: payeeInput,
})
