import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { dailyLimitLeft, idParams } from '#src/shared/fields.ts'
import { CHARGE_STATES, OPERATOR_NAMES } from './shared/charges.ts'

const charge = z.object({
  /** Whether the operator can be asked for this payment now. */
  can_start: z.boolean(),
  /** How often the company can still have an operator asked today. */
  charges: dailyLimitLeft,
  /** What became of the newest request; null before the first. */
  last: z
    .object({
      operator: z.enum(OPERATOR_NAMES),
      state: z.enum(CHARGE_STATES),
      payer_phone: z.string().nullable(),
      /** Where the payer confirms, when the operator has a page of its own. */
      payment_url: z.string().nullable(),
      /** Why it ended, in words. */
      reason: z.string().nullable(),
      started_at: z.string(),
      /** Until when the payer is given to confirm. */
      confirm_until: z.string(),
    })
    .nullable(),
})
export type ChargeStatus = z.output<typeof charge>
const data = z.object({ data: charge })

export const showCharge = endpoint({
  method: 'GET',
  path: '/api/recruiter/payments/:id/charge',
  summary: 'Où en est la demande de paiement à l’opérateur.',
  params: idParams,
  reply: data,
})

export const startCharge = endpoint({
  method: 'POST',
  path: '/api/recruiter/payments/:id/charge',
  summary: 'Demande à l’opérateur de prendre le paiement.',
  params: idParams,
  body: z.object({ payer_phone: z.string().trim().max(40).nullish() }),
  reply: data,
})

const hintParams = z.object({ operator: z.enum(OPERATOR_NAMES), secret: z.string().min(20).max(100) })

export const takePutHint = endpoint({
  method: 'PUT',
  path: '/api/payments/callbacks/:operator/:secret',
  summary: 'Un opérateur signale du nouveau\u00A0: il est interrogé, rien de ce qu’il envoie n’est cru.',
  params: hintParams,
  status: 204,
  provenByAddress: true,
})

export const takePostHint = endpoint({
  method: 'POST',
  path: '/api/payments/callbacks/:operator/:secret',
  summary: 'Comme PUT, pour les opérateurs qui envoient par POST.',
  params: hintParams,
  status: 204,
  provenByAddress: true,
})
