import { z } from 'zod'
import { REASON_MISSING, reportWords, WORDS_MISSING } from '#src/moderation/shared/report.ts'
import { reasonOf } from '#src/reference/shared/added-reasons.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { isReportReason, REPORT_REASONS } from './shared/reasons.ts'

export const reportOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:id/reports',
  summary: 'Signale une offre à la modération.',
  params: idParams,
  body: z
    .object({
      reason: reasonOf(REPORT_REASONS, isReportReason, REASON_MISSING),
      message: reportWords,
    })
    .refine((input) => input.reason !== 'autre' || Boolean(input.message), {
      path: ['message'],
      error: WORDS_MISSING,
    }),
  reply: z.object({ message: z.string() }),
  status: 201,
})
