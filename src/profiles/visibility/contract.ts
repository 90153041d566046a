import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

const visibility = z.object({
  is_public: z.boolean(),
  is_indexed: z.boolean(),
  is_best_profile: z.boolean(),
})

const visibilityReply = visibility.extend({
  /** Of the public page, given at the first opt-in; null before. */
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
  body: visibility,
  reply: z.object({ data: visibilityReply }),
})
