import type { FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from '#src/platform/errors.ts'
import { anyone, type Endpoints, type Gate } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { csrfCookie, login, logout, resendVerification, verifyEmail } from './contract.ts'
import { enter } from './entering.ts'
import { endRemembered, rotateSession, sendSessionCookies } from './session-cookies.ts'
import { signIn } from './sign-in.ts'
import { identityToProve, linkProved } from './social-proof.ts'
import { findUser } from './users.ts'
import { sendVerification, verifyAddress } from './verification.ts'

const signedIn: Gate = (request) => {
  userIdOf(request)
}

function userIdOf(request: FastifyRequest): number {
  const id = request.session?.user_id
  if (!id) throw unauthenticated()
  return id
}

export function accountsRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(csrfCookie, anyone, async ({ request, reply }) => {
    if (request.session) sendSessionCookies(world, reply, request.session)
    else await rotateSession(world, request, reply, null)
  })

  endpoints.on(login, anyone, async ({ body, request, reply }) => {
    if (request.session?.user_id) return { two_factor: false }
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

  verificationRoutes(endpoints, world)
}

function verificationRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(resendVerification, signedIn, async ({ request, reply }) => {
    const user = await findUser(world.db, userIdOf(request))
    if (!user) throw unauthenticated()
    if (user.email_verified_at) return reply.code(204).send()
    await sendVerification(world, user)
    return { message: 'Un nouveau lien vient d’être envoyé à votre adresse.' }
  })

  endpoints.on(verifyEmail, anyone, async ({ params, query, request, reply }) => {
    const link = { ...params, expires: query.expires ?? '', signature: query.signature ?? '' }
    const verified = await verifyAddress(world.db, world.env, { ...link, id: params.id }, world.clock.now())
    if ((request.headers.accept ?? '').includes('text/html')) {
      return reply.redirect(`/verification-email/${verified ? 'success' : 'failed'}`)
    }
    if (!verified) throw forbidden('Ce lien n’est pas valide ou a expiré.')
    return undefined
  })
}
