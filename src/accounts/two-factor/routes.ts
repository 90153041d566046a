import { identified, personOf } from '#src/abilities/gates.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { authenticatedUserOf } from '../reauthentication/authenticated-user.ts'
import { saveFlow } from '../sessions/flows.ts'
import { openSessionFor } from '../sessions/start.ts'
import { completePendingLink } from '../social/pending-link.ts'
import { passChallenge, pendingChallenge } from './challenge.ts'
import * as contract from './contract.ts'
import { setMailedCodes } from './mailed-codes.ts'
import {
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  twoFactorState,
} from './two-factor.ts'

/** Every call is open to `identified`, because an administrator without an authenticator sets one up here. */
export function twoFactorRoutes(endpoints: Endpoints, services: Services) {
  challengeRoutes(endpoints, services)
  mailedCodesRoutes(endpoints, services)

  endpoints.on(contract.showTwoFactor, identified, async ({ request }) => ({
    data: await twoFactorState(services.db, personOf(request).user),
  }))

  endpoints.on(contract.startTwoFactor, identified, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await startTwoFactor(services, authenticatedUserOf(request), body) }
  })

  endpoints.on(contract.confirmTwoFactor, identified, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const recovery_codes = await confirmTwoFactor(services, authenticatedUserOf(request), body.code)
    return { data: { recovery_codes } }
  })

  endpoints.on(contract.renewRecoveryCodes, identified, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const recovery_codes = await renewRecoveryCodes(services, authenticatedUserOf(request), body)
    return { data: { recovery_codes } }
  })

  endpoints.on(contract.endTwoFactor, identified, ({ body, request }) =>
    endTwoFactor(services, authenticatedUserOf(request), body),
  )
}

function mailedCodesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showMailedCodes, identified, async ({ request }) => {
    const { user } = personOf(request)
    const team = await request.server.asksForMailedCodes(services.db, user.id)
    return { data: { own: user.mailed_codes, team } }
  })

  endpoints.on(contract.setMailedCodes, identified, ({ body, request }) =>
    setMailedCodes(services, authenticatedUserOf(request), body.enabled),
  )
}

/** The calls of the second step of a sign-in, which both sites have. */
export function challengeRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.passChallenge, anyone, async ({ body, request, reply }) => {
    if (request.session?.user_id) return { two_factor: false, reopened: false }
    const pending = pendingChallenge(request.session, services.clock.now())
    const user = await passChallenge(services, request, body)
    const started = await openSessionFor(services, request, reply, user, pending?.remember ?? false)
    await completePendingLink(services, request, user, pending?.social ?? null, started)
    return started
  })

  endpoints.on(contract.showChallenge, anyone, async ({ request }) => {
    const waiting = pendingChallenge(request.session, services.clock.now())
    return { data: { pending: waiting !== null, ...(waiting?.mailed && { by_mail: true }) } }
  })

  endpoints.on(contract.dropChallenge, anyone, async ({ request }) => {
    if (request.session) await saveFlow(services, request.session, 'two_factor', null)
  })
}
