import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { findLogo } from './companies.ts'
import { showCompanyLogo } from './contract.ts'

export function companiesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showCompanyLogo, anyone, async ({ params, reply }) => {
    const logo = await findLogo(services.db, params.id)
    if (!logo) throw notFound()
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(logo)
  })
}
