import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { OFFER_EVENTS } from '../shared/life.ts'

const historyLine = z.object({
  at: z.string(),
  kind: z.enum(OFFER_EVENTS),
  /**
   * « Vous », a colleague's name or « L’équipe d’Asafidy »; null for changes by the site itself or by somebody who was
   * not recorded.
   */
  by: z.string().nullable(),
  /**
   * The rest of the line: why the offer was closed or refused, until when it was renewed, or how many people were
   * answered.
   */
  reason: z.string().nullable(),
  until: z.string().nullable(),
  count: z.number().nullable(),
})
export type OfferHistoryLine = z.output<typeof historyLine>

export const showOfferHistory = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers/:id/history',
  summary: 'Ce qui est arrivé à une offre, qui l’a fait et quand, du plus récent au plus ancien.',
  params: idParams,
  reply: z.object({ data: z.array(historyLine) }),
})
