import type { FastifyRequest } from 'fastify'
import { identified, personOf } from '#src/abilities/gates.ts'
import { unauthenticated } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { deviceWords, isHandheld } from '../sessions/device-words.ts'
import { keepPending } from '../sessions/sessions.ts'
import { openSessionFor } from '../signing-in/session-start.ts'
import { linkProved } from '../social/proof.ts'
import * as contract from './contract.ts'
import { type Device, endDevice, endDevices, listDevices } from './devices.ts'
import { changePassword } from './password.ts'
import type { Asker } from './proof.ts'
import { passChallenge, pendingChallenge } from './two-factor/challenge.ts'
import {
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  twoFactorState,
} from './two-factor/two-factor.ts'

/** An administrator who has no codes yet comes here to get them: every call is for whoever is identified. */
export function securityRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.changePassword, identified, async ({ body, request, reply }) => {
    await changePassword(services, askerOf(request), body, { request, reply })
    return { message: 'Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.' }
  })

  sessionRoutes(endpoints, services)
  twoFactorRoutes(endpoints, services)
  challengeRoutes(endpoints, services)
}

function sessionRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.listSessions, identified, async ({ request }) => {
    const { session, user } = askerOf(request)
    const devices = await listDevices(services.db, services.env, session, user.id, services.clock.now())
    return { data: devices.map(presentDevice) }
  })

  endpoints.on(contract.endOtherSessions, identified, async ({ request }) => {
    const { session, user } = askerOf(request)
    await services.db.transaction((tx) => endDevices(tx, user.id, session, services.clock.now()))
  })

  endpoints.on(contract.endSession, identified, async ({ params, request }) => {
    const { session, user } = askerOf(request)
    const asking = { session, user_id: user.id }
    await services.db.transaction((tx) =>
      endDevice(tx, services.env, asking, params.id, services.clock.now()),
    )
  })
}

function twoFactorRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showTwoFactor, identified, async ({ request }) => ({
    data: await twoFactorState(services.db, personOf(request).user),
  }))

  endpoints.on(contract.startTwoFactor, identified, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await startTwoFactor(services, askerOf(request), body, services.clock.now()) }
  })

  endpoints.on(contract.confirmTwoFactor, identified, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const recovery_codes = await confirmTwoFactor(services, askerOf(request), body.code, services.clock.now())
    return { data: { recovery_codes } }
  })

  endpoints.on(contract.renewRecoveryCodes, identified, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const recovery_codes = await renewRecoveryCodes(services, askerOf(request), body, services.clock.now())
    return { data: { recovery_codes } }
  })

  endpoints.on(contract.endTwoFactor, identified, ({ body, request }) =>
    endTwoFactor(services, askerOf(request), body, services.clock.now()),
  )
}

function challengeRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.passChallenge, anyone, async ({ body, request, reply }) => {
    if (request.session?.user_id) return { two_factor: false, reopened: false }
    const now = services.clock.now()
    const pending = pendingChallenge(request.session, now)
    const user = await passChallenge(services, request.session, body, now)
    const started = await openSessionFor(services, request, reply, user, pending?.remember ?? false)
    await linkProved(services, request, user, pending?.social ?? null, started)
    return started
  })

  endpoints.on(contract.showChallenge, anyone, async ({ request }) => ({
    data: { pending: pendingChallenge(request.session, services.clock.now()) !== null },
  }))

  endpoints.on(contract.dropChallenge, anyone, async ({ request }) => {
    if (request.session) await keepPending(services.db, request.session, 'two_factor', null)
  })
}

export function askerOf(request: FastifyRequest): Asker {
  const { user } = personOf(request)
  if (!request.session) throw unauthenticated()
  return { user, session: request.session }
}

function presentDevice({ id, user_agent, ip, is_current, remembered, ...device }: Device) {
  return {
    id,
    device: deviceWords(user_agent),
    is_handheld: isHandheld(user_agent),
    ip,
    signed_in_at: device.signed_in_at.toISOString(),
    last_seen_at: device.last_seen_at.toISOString(),
    is_current,
    remembered,
  }
}
