import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag } from '#src/shared/fields.ts'

const visibilityReply = z.object({
  is_public: z.boolean(),
  is_indexed: z.boolean(),
  is_best_profile: z.boolean(),
  /** The address of the public page; null before the first opt-in. */
  public_slug: z.string().nullable(),
})

export type VisibilityReply = z.output<typeof visibilityReply>

export const showVisibility = endpoint({
  method: 'GET',
  path: '/api/applicant/visibility',
  summary: 'Qui peut trouver le profil du candidat.',
  reply: z.object({ data: visibilityReply }),
})

export const putVisibility = endpoint({
  method: 'PUT',
  path: '/api/applicant/visibility',
  summary: 'Choisit qui peut trouver le profil du candidat.',
  body: z.object({ is_public: flag(), is_indexed: flag(), is_best_profile: flag() }),
  reply: z.object({ data: visibilityReply }),
})
