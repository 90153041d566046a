import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { SPONSORING_ORIGINS, SPONSORING_STATES } from '#src/subscriptions/sponsoring/shared/sponsorings.ts'
import { reasonText, searchText, sortedListQuery } from '../shared/fields.ts'

const row = z.object({
  id: z.number(),
  offer: z.object({ id: z.number(), title: z.string() }),
  company: z.object({ id: z.number(), name: z.string() }),
  days: z.number(),
  /** Nobody paid for it: it took credits of a plan, or the site gave it. */
  is_free: z.boolean(),
  credits: z.number(),
  /** Price in whole Ariary. */
  price: z.number(),
  /** The payment that it was ordered by. */
  payment: z.object({ id: z.number(), reference: z.string() }).nullable(),
  state: z.enum(SPONSORING_STATES),
  /** Null until the sponsoring begins. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  views_count: z.number(),
  clicks_count: z.number(),
})
export type AdminSponsoring = z.output<typeof row>

export const listAdminSponsorings = endpoint({
  method: 'GET',
  path: '/api/admin/sponsorings',
  summary: 'Les sponsorisations de toutes les sociétés, les dernières demandées d’abord.',
  query: sortedListQuery.extend({
    /** Part of a company's name. */
    q: searchText,
    state: z.enum(SPONSORING_STATES).optional().catch(undefined),
    origin: z.enum(SPONSORING_ORIGINS).optional().catch(undefined),
  }),
  reply: paginated(row),
})

export const stopSponsoring = endpoint({
  method: 'DELETE',
  path: '/api/admin/sponsorings/:id',
  summary: 'Arrête une sponsorisation en cours que personne n’a payée, avec une raison que la société lit.',
  params: idParams,
  body: z.object({ reason: reasonText }),
})
