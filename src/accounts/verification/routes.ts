import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from '#src/platform/errors.ts'
import { answer, anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { findFlow } from '../sessions/flows.ts'
import { startSession } from '../sessions/start.ts'
import { findUser, type User } from '../users.ts'
import { resendVerification, verifyEmail } from './contract.ts'
import { requestVerification, sendVerification, verifyAddress } from './verification.ts'

export function verificationRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(resendVerification, anyone, async ({ request }) => {
    const userId = request.session?.user_id
    if (!userId) {
      const begun = findFlow(request.session, 'registration', services.clock.now())
      if (begun) await requestVerification(services, begun.email)
      return said('Si cette adresse attend d’être vérifiée, un nouveau lien vient d’y être envoyé.')
    }
    const user = await findUser(services.db, userId)
    if (!user) throw unauthenticated()
    if (user.email_verified_at) return answer(204)
    await sendVerification(services, user)
    return said('Un nouveau lien vient d’être envoyé à votre adresse.')
  })

  endpoints.on(verifyEmail, anyone, async ({ params, query, request, reply }) => {
    const link = { ...params, expires: query.expires ?? '', signature: query.signature ?? '' }
    const user = await verifyAddress(services, link)
    if (!(request.headers.accept ?? '').includes('text/html')) {
      if (!user) throw forbidden('Ce lien n’est pas valide ou a expiré.')
      return undefined
    }
    if (!user) return reply.redirect('/verification-email/failed')
    const to = await startSessionWhereRegistered(services, request, reply, user)
    return reply.redirect(`/verification-email/success${to ? `?to=${encodeURIComponent(to)}` : ''}`)
  })
}

const said = (message: string) => answer(202, { message })

/**
 * Signs in the browser that created this very account, and tells where it was going. One that only asked for the
 * account of an address that had one already must know its password: whoever registered first chose it.
 */
async function startSessionWhereRegistered(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
): Promise<string | null> {
  const begun = findFlow(request.session, 'registration', services.clock.now())
  if (begun?.email !== user.email || request.session?.user_id) return null
  const created = new Date(begun.at).getTime() === user.created_at.getTime()
  if (created && user.is_active) await startSession(services, request, reply, user, { remember: false })
  return begun.to
}
