import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { offerItem } from '../contract.ts'

const savedOffer = offerItem.extend({
  saved_at: z.string(),
  /** It takes applications now. */
  is_open: z.boolean(),
})
export type SavedOffer = z.output<typeof savedOffer>

export const listSavedOffers = endpoint({
  method: 'GET',
  path: '/api/applicant/saved-offers',
  summary: 'Les offres que le candidat garde, la dernière sauvegardée en premier.',
  query: z.object({ page: pageNumber }),
  reply: paginated(savedOffer),
})

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/api/applicant/saved-offers/:id',
  summary: 'Garde l’offre dans ses sauvegardes.',
  params: idParams,
  reply: z.object({ data: z.object({ id: z.number(), is_saved: z.boolean() }) }),
})

export const unsaveOffer = endpoint({
  method: 'DELETE',
  path: '/api/applicant/saved-offers/:id',
  summary: 'Retire l’offre de ses sauvegardes.',
  params: idParams,
  reply: z.object({ data: z.object({ id: z.number(), is_saved: z.boolean() }) }),
})
