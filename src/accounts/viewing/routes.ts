import { unauthenticated } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { clearViewingCookie, sendViewingCookie } from '../sessions/cookies.ts'
import * as contract from './contract.ts'
import { endViewing, openViewing, VIEWING_SECONDS } from './viewing.ts'

const LINK_LIMITS = { minute: 10, hour: 120 }

export function viewingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.openViewing, anyone, async ({ params, request, reply }) => {
    await allowNetwork(services, 'viewing', networkOf(request.ip), LINK_LIMITS)
    const secret = await inTransaction(services, null, (unit) => openViewing(unit, params.ticket))
    sendViewingCookie(services, reply, secret, VIEWING_SECONDS)
    return reply.redirect('/dashboard', 302)
  })

  endpoints.on(contract.endViewing, anyone, async ({ request, reply }) => {
    const { viewing } = request
    if (!viewing) throw unauthenticated()
    await inTransaction(services, { id: viewing.admin_id }, (unit) => endViewing(unit, viewing))
    clearViewingCookie(services, reply)
    return { data: { url: new URL(`/personnes/${viewing.user_id}`, services.env.ADMIN_URL).href } }
  })
}
