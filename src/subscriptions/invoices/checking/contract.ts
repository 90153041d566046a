import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const checkedInvoice = z.object({
  /** « F-2026-0001 », or « A-2026-0001 » for a credit note. */
  number: z.string(),
  /** A day in Antananarivo, `2026-11-23`. */
  issued_on: z.string(),
  /** Whole Ariary, TVA included. */
  amount: z.number(),
  /** The first letters of their names: « H… T… ». */
  seller: z.string(),
  buyer: z.string(),
})
export type CheckedInvoice = z.output<typeof checkedInvoice>

export const checkInvoice = endpoint({
  method: 'GET',
  path: '/api/invoices/:code',
  summary: 'Confirme une facture ou un avoir par le code qui y est imprimé.',
  params: z.object({ code: z.string() }),
  reply: z.object({ data: checkedInvoice }),
})
