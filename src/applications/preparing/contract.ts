import { z } from 'zod'
import { endpoint, type ReplyOf } from '#src/shared/endpoint.ts'
import { rowId } from '#src/shared/fields.ts'

export const listPreparedApplications = endpoint({
  method: 'GET',
  path: '/api/applicant/prepared-applications',
  summary: 'Les candidatures commencées ou préparées, et combien peuvent encore être préparées aujourd’hui.',
  reply: z.object({
    data: z.array(
      z.object({
        offer_id: z.number(),
        /** The draft is as it was prepared: its person has changed nothing in it yet. */
        is_prepared: z.boolean(),
      }),
    ),
    /** So many may still be prepared today, of so many a day. */
    left_today: z.number(),
    a_day: z.number(),
  }),
})
export type PreparedApplications = ReplyOf<typeof listPreparedApplications>

/**
 * Sends nothing: it makes a draft, which its person reads, changes and sends. The status is 201, or 200 with the draft
 * that the person has for this offer, as it is.
 */
export const prepareApplication = endpoint({
  method: 'POST',
  path: '/api/applicant/prepared-applications',
  summary: 'Prépare le brouillon d’une candidature à une offre, sans l’envoyer.',
  body: z.object({ offer_id: rowId('Cette offre n’existe pas.') }),
  reply: z.object({
    data: z.object({
      offer_id: z.number(),
      /** The draft was made now; otherwise it was there and stays as it was. */
      created: z.boolean(),
      is_prepared: z.boolean(),
      left_today: z.number(),
      a_day: z.number(),
    }),
  }),
  status: [201, 200],
})
