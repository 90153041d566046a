import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { csrfCookie, login, logout } from './contract.ts'
import { enter } from './entering.ts'
import { endRemembered, rotateSession, sendSessionCookies } from './session-cookies.ts'
import { signIn } from './sign-in.ts'
import { identityToProve, linkProved } from './social-proof.ts'

export function accountsRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(csrfCookie, anyone, async ({ request, reply }) => {
    if (request.session) sendSessionCookies(world, reply, request.session)
    else await rotateSession(world, request, reply, null)
  })

  endpoints.on(login, anyone, async ({ body, request, reply }) => {
    if (request.session?.user_id) return { two_factor: false, reopened: false }
    const now = world.clock.now()
    const user = await signIn(world.db, body, { ip: request.ip, now })
    const proved = identityToProve(request, user, body.link, now)
    const entered = await enter(world, request, reply, user, body)
    await linkProved(world, request, user, proved, entered)
    return entered
  })

  endpoints.on(logout, anyone, async ({ request, reply }) => {
    await endRemembered(world, request, reply)
    await rotateSession(world, request, reply, null)
  })
}
