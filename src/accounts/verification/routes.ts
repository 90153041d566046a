import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from '#src/platform/errors.ts'
import { answer, anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { allowMailRequest } from '#src/platform/mail/budget.ts'
import { isRefused } from '#src/platform/mail/refused-addresses.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { createResetPath } from '../proof/reset-tokens.ts'
import { findFlow, saveFlow } from '../sessions/flows.ts'
import { openGuestSession } from '../sessions/request-session.ts'
import { startSession } from '../sessions/start.ts'
import { findUser, findUserByEmail, type User } from '../users.ts'
import { resendVerification, showVerification, verifyEmail } from './contract.ts'
import {
  acceptMailsAgain,
  readVerificationLink,
  requestVerification,
  sendVerification,
  verifyAddress,
} from './verification.ts'

export function verificationRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(resendVerification, anyone, async ({ request }) => {
    const userId = request.session?.user_id
    if (!userId) {
      const begun = findFlow(request.session, 'registration', services.clock.now())
      await allowMailRequest(services, networkOf(request.ip))
      if (begun) await requestVerification(services, begun.email)
      return said('Si cette adresse attend d’être vérifiée, un nouveau lien vient d’y être envoyé.')
    }
    const user = await findUser(services.db, userId)
    if (!user) throw unauthenticated()
    if (user.email_verified_at && !(await isRefused(services.db, user.email))) return answer(204)
    await sendVerification(services, user)
    return said('Un nouveau lien vient d’être envoyé à votre adresse.')
  })

  endpoints.on(showVerification, anyone, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    const user = await findRegistered(services, request)
    return { data: { is_verified: Boolean(user?.email_verified_at) } }
  })

  endpoints.on(verifyEmail, anyone, async ({ params, query, request, reply }) => {
    const link = { ...params, expires: query.expires ?? '', signature: query.signature ?? '' }
    const user = await readVerificationLink(services, link)
    // Mail scanners accept any type, so only a request for JSON comes from a client of the API.
    const isPage = !(request.headers.accept ?? '').includes('application/json')
    if (!user) {
      if (isPage) return reply.redirect('/verification-email/failed')
      throw forbidden('Ce lien n’est pas valide ou a expiré.')
    }
    // Mail scanners open a link with HEAD before its reader does, so HEAD changes nothing.
    if (request.method === 'HEAD') return undefined
    await acceptMailsAgain(services, user)
    const own = isOwnBrowser(request, user, services.clock.now())
    if (isPage && !own && !user.email_verified_at)
      return reply.redirect(await askForPassword(services, request, reply, user))
    if (!user.email_verified_at) await verifyAddress(services, user, { wayIn: own, session: request.session })
    if (!isPage) return undefined
    const to = await startSessionWhereRegistered(services, request, reply, user)
    return reply.redirect(`/verification-email/success${to ? `?to=${encodeURIComponent(to)}` : ''}`)
  })
}

const said = (message: string) => answer(202, { message })

/** Finds the account that this browser created, and no other one, so that nobody learns who has an account. */
async function findRegistered(services: Services, request: FastifyRequest): Promise<User | null> {
  const begun = findFlow(request.session, 'registration', services.clock.now())
  const user = begun ? await findUserByEmail(services.db, begun.email) : null
  return user && isOwnBrowser(request, user, services.clock.now()) ? user : null
}

/** Whether this browser created the account or is signed in to it: then its person reads the mailbox and knows the password. */
function isOwnBrowser({ session }: FastifyRequest, user: User, now: Date): boolean {
  if (session?.user_id) return session.user_id === user.id
  const begun = findFlow(session, 'registration', now)
  return begun?.email === user.email && new Date(begun.at).getTime() === user.created_at.getTime()
}

/**
 * Elsewhere somebody else may have made the account with this address, and the link alone changes nothing (mail
 * programs open links too). The page asks to choose a password, or to sign in here with the one chosen before.
 */
async function askForPassword(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
): Promise<string> {
  const mailbox = { at: services.clock.now().toISOString(), user_id: user.id, email: user.email }
  if (request.session) await saveFlow(services, request.session, 'mailbox', mailbox)
  else await openGuestSession(services, request, reply, { mailbox })
  const path = await inTransaction(services, null, (unit) => createResetPath(unit, user))
  return `${path}?verification=1`
}

/** Signs in the browser that created this very account, and tells where it was going. */
async function startSessionWhereRegistered(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
): Promise<string | null> {
  const now = services.clock.now()
  const begun = findFlow(request.session, 'registration', now)
  if (begun?.email !== user.email || request.session?.user_id) return null
  const current = isOwnBrowser(request, user, now) ? await findUser(services.db, user.id) : null
  if (current?.is_active) await startSession(services, request, reply, current, { remember: false })
  return begun.to
}
