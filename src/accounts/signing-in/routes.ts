import type { FastifyRequest } from 'fastify'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { sendSessionCookies } from '../sessions/cookies.ts'
import { findFlow } from '../sessions/flows.ts'
import { openGuestSession, signOut } from '../sessions/request-session.ts'
import { startSession } from '../sessions/start.ts'
import { deviceHashOf } from '../sessions/trusted-devices.ts'
import { completePendingLink, findPendingLink } from '../social/pending-link.ts'
import { findUser, type User } from '../users.ts'
import { verifyAddress } from '../verification/verification.ts'
import { csrfCookie, login, logout } from './contract.ts'
import { signIn } from './sign-in.ts'

export function accountsRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(csrfCookie, anyone, async ({ request, reply }) => {
    if (request.session) sendSessionCookies(services, reply, request.session)
    else await openGuestSession(services, request, reply)
  })

  endpoints.on(login, anyone, async ({ body, request, reply }) => {
    if (request.session?.user_id) return { two_factor: false, reopened: false }
    const user = await proveMailbox(
      services,
      request,
      await signIn(services, body, { network: networkOf(request.ip), device: deviceHashOf(request) }),
    )
    const proved = findPendingLink(request, user, body.link, services.clock.now())
    const started = await startSession(services, request, reply, user, body)
    await completePendingLink(services, request, user, proved, started)
    return started
  })

  endpoints.on(logout, anyone, ({ request, reply }) => signOut(services, request, reply))
}

/** A browser that opened the mailed link and then shows the password proves that the person owns both, so the address is verified. */
async function proveMailbox(services: Services, { session }: FastifyRequest, user: User): Promise<User> {
  const opened = findFlow(session, 'mailbox', services.clock.now())
  if (user.email_verified_at || opened?.user_id !== user.id || opened.email !== user.email) return user
  await verifyAddress(services, user, { wayIn: true })
  return (await findUser(services.db, user.id)) ?? user
}
