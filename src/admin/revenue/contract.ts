import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { PRODUCTS } from '#src/subscriptions/revenue/shared/lines.ts'

const year = z.string().regex(/^\d{4}$/)
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

const line = z.object({
  month: z.string(),
  method: z.string(),
  product: z.enum(PRODUCTS),
  tax_percent: z.number(),
  invoices: z.number(),
  credit_notes: z.number(),
  /** Whole Ariary, what credit notes took back taken off. */
  excl_tax: z.number(),
  tax: z.number(),
  incl_tax: z.number(),
})

export const showRevenue = endpoint({
  method: 'GET',
  path: '/api/admin/revenue',
  summary:
    'Les revenus d’une année par mois, moyen de paiement, formule et TVA, d’après les factures et les avoirs.',
  /** This year, unless it is told. */
  query: z.object({ year: year.optional().catch(undefined) }),
  reply: z.object({
    data: z.object({
      year: z.string(),
      /** Those that can be asked for, the last one first. */
      years: z.array(z.string()),
      /** The last month first. */
      lines: z.array(line),
    }),
  }),
})

/** The reply is a file as an attachment, not JSON. */
export const exportRevenue = endpoint({
  method: 'GET',
  path: '/api/admin/revenue/exports/:period',
  summary: 'Les mêmes revenus, d’une année ou d’un mois, en CSV.',
  params: z.object({ period: z.union([year, month]) }),
})
