import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

/** `/api/companies/:id/logo`, its content's hash in `v` so that it may be kept for ever. */
export const showCompanyLogo = endpoint({
  method: 'GET',
  path: '/api/companies/:id/logo',
  summary: 'Le logo d’une société, dessiné (SVG) ou en image (WebP).',
  params: idParams,
})
