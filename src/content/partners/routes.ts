import { canAdminister } from '#src/accounts/shared/admin-permissions.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import * as contract from './contract.ts'
import { listShown, readLogo } from './reading.ts'

export function partnerRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.listPartners, anyone, async ({ request }) => ({
    data: await readPublic(services, request.actor, listShown),
  }))
  partnerLogoRoutes(endpoints, services)
}

/** The logos are shown on both sites: visitors see those of the partners that are shown, the team all of them. */
export function partnerLogoRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showPartnerLogo, anyone, async ({ params, request, reply }) => {
    const isTeam = canAdminister(request.actor?.user.admin_role ?? null, 'write pages')
    const { bytes, isPublic } = await readLogo(services, params.name, isTeam)
    const whose = isPublic ? 'public' : 'private'
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': `${whose}, max-age=31536000, immutable` })
      .send(Buffer.from(bytes))
  })
}
