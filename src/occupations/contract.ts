import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const occupation = z.object({ code: z.string(), name: z.string() })
export type OccupationReply = z.output<typeof occupation>

const text = z.string().max(200).nullish().catch(null)

export const recogniseOccupation = endpoint({
  method: 'GET',
  path: '/api/occupations',
  summary: 'Le métier qu’un titre nomme, et ceux qu’il peut nommer\u00a0; avec `code`, ce métier.',
  query: z.object({ title: text, code: text }),
  reply: z.object({
    data: z.object({
      recognised: occupation.nullable(),
      chosen: occupation.nullable(),
      likely: z.array(occupation),
    }),
  }),
})
