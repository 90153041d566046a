import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { REPORT_REASONS } from './shared/reasons.ts'

export const reportOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:id/reports',
  summary: 'Signale une offre à la modération.',
  params: idParams,
  body: z
    .object({
      reason: z.enum(REPORT_REASONS, { error: 'Veuillez choisir un motif' }),
      message: z.string().max(1_000, 'Le message est trop long').nullish(),
    })
    .refine((input) => input.reason !== 'autre' || Boolean(input.message), {
      path: ['message'],
      error: 'Veuillez préciser le motif',
    }),
  reply: z.object({ message: z.string() }),
  status: 201,
})
