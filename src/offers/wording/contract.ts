import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { rowId } from '#src/shared/fields.ts'

const optionalId = rowId().nullish().catch(null)

const payAdvice = z.object({
  /** In Ariary a month. */
  minimum_wage: z.number(),
  /** The quartiles of the pay of similar offers; null with fewer than five. */
  similar: z.object({ count: z.number(), from: z.number(), to: z.number() }).nullable(),
})
export type PayAdvice = z.output<typeof payAdvice>

export const showPayAdvice = endpoint({
  method: 'GET',
  path: '/api/recruiter/pay-advice',
  summary: 'Le salaire minimum, et ce que paient les offres ouvertes du même secteur et du même niveau.',
  query: z.object({ activity_area_id: optionalId, job_level_id: optionalId }),
  reply: z.object({ data: payAdvice }),
})

export const suggestOfferWords = endpoint({
  method: 'GET',
  path: '/api/recruiter/offer-words',
  summary: 'Des titres ou des compétences d’offres publiées, qui commencent comme ce qui est tapé.',
  query: z.object({
    kind: z.enum(['title', 'skill']).catch('title'),
    keywords: z.string().max(60).catch(''),
  }),
  reply: z.object({ data: z.array(z.string()) }),
})
