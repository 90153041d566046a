import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
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
