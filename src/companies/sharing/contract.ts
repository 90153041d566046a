import { slugParams } from '#src/companies/directory/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'

/** The picture that services show beside a link to the company (`og:image`). */
export const showCompanySharePicture = endpoint({
  method: 'GET',
  path: '/api/companies/:slug/share-picture.png',
  summary: 'L’image d’une société vérifiée, pour les liens que l’on partage (PNG, 1200 × 630).',
  params: slugParams,
})
