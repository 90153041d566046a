import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

/** The picture that services show beside a link to the offer (`og:image`). */
export const showOfferPicture = endpoint({
  method: 'GET',
  path: '/api/offers/:id/share-picture.png',
  summary: 'L’image d’une offre ouverte, pour les liens que l’on partage (PNG, 1200 × 630).',
  params: idParams,
})
