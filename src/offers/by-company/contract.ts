import { z } from 'zod'
import { slugParams } from '#src/companies/directory/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { offerItem } from '../contract.ts'

export const listCompanyOffers = endpoint({
  method: 'GET',
  path: '/api/companies/:slug/offers',
  summary: 'Les offres ouvertes d’une société vérifiée, les plus récentes d’abord.',
  params: slugParams,
  query: z.object({ page: pageNumber }),
  reply: paginated(offerItem),
})
