import { notFound } from '#src/platform/errors.ts'
import { smallKey } from '#src/platform/files/storage.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { findLogo } from './companies.ts'
import { showCompanyLogo } from './contract.ts'

/** A picture's address changes with its content, so browsers may keep it for good. */
const FOR_EVER = 'public, max-age=31536000, immutable'

export function companiesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showCompanyLogo, anyone, async ({ params, reply }) => {
    const logo = await findLogo(services.db, params.id)
    if (logo?.logo_key) {
      const bytes = await services.files.read(smallKey(logo.logo_key))
      return reply
        .headers({ 'content-type': 'image/webp', 'cache-control': FOR_EVER })
        .send(Buffer.from(bytes))
    }
    if (!logo?.logo_svg) throw notFound()
    return reply
      .type('image/svg+xml')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      )
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', FOR_EVER)
      .send(logo.logo_svg)
  })
}
