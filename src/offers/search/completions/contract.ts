import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const shared = {
  label: z.string(),
  /** The name that was typed, where it is another one than the label: « mpamily », « Tamatave ». */
  also: z.string().nullable(),
}

const completion = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['occupation', 'skill']), ...shared, keywords: z.string() }),
  z.object({ kind: z.literal('company'), ...shared, slug: z.string() }),
  /** A town or a region; `keywords` holds the words that were typed before it. */
  z.object({ kind: z.literal('place'), ...shared, keywords: z.string(), city: z.string() }),
])
export type Completion = z.output<typeof completion>

export const completeSearch = endpoint({
  method: 'GET',
  path: '/api/offers/completions',
  summary: 'Ce que peut devenir une recherche pendant qu’elle est écrite, dès deux lettres.',
  query: z.object({ typed: z.string().trim().max(200).catch('') }),
  reply: z.object({ data: z.array(completion) }),
})
