import type { FastifyRequest } from 'fastify'
import { lacksTwoFactor } from '#src/abilities/actor.ts'
import { authenticatedUserOf } from '#src/accounts/reauthentication/authenticated-user.ts'
import { renewCookies, sendSession } from '#src/accounts/sessions/request-session.ts'
import { permissionsOf } from '#src/accounts/shared/admin-permissions.ts'
import { pendingChallenge } from '#src/accounts/two-factor/challenge.ts'
import { confirmTwoFactor, startTwoFactor } from '#src/accounts/two-factor/two-factor.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { fullName } from '#src/shared/names.ts'
import { administrator, administratorOf, settingUpTwoFactor } from '../gates.ts'
import { confirmTwoFactorSetup, showSession, showSignIn, startTwoFactorSetup } from './contract.ts'
import type { SignInStep } from './shared/sign-in-steps.ts'

export function adminSessionRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showSession, administrator, async ({ request }) => {
    const { user } = administratorOf(request)
    const { id, admin_role } = user
    const permissions = [...permissionsOf(admin_role)]
    return { data: { id, name: fullName(user), role: admin_role, permissions, site: services.env.APP_URL } }
  })

  endpoints.on(showSignIn, anyone, async ({ request }) => {
    const step = findSignInStep(request, services.clock.now())
    return { data: { step, email: step === 'setup' ? (request.actor?.user.email ?? null) : null } }
  })

  endpoints.on(startTwoFactorSetup, settingUpTwoFactor, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await startTwoFactor(services, authenticatedUserOf(request), {}) }
  })

  endpoints.on(confirmTwoFactorSetup, settingUpTwoFactor, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { user, session, device } = authenticatedUserOf(request)
    const recovery_codes = await confirmTwoFactor(services, { user, session, device }, body.code)
    // The password alone opened this session: whoever else holds its cookies must not come in together with the codes.
    const renewed = await inTransaction(services, user, (unit) => renewCookies(unit, session))
    sendSession(services, request, reply, renewed)
    return { data: { recovery_codes } }
  })
}

function findSignInStep(request: FastifyRequest, now: Date): SignInStep {
  const { actor, session } = request
  if (!actor) return pendingChallenge(session, now) ? 'code' : 'password'
  if (actor.kind !== 'admin') return 'refused'
  return lacksTwoFactor(actor) ? 'setup' : 'done'
}
