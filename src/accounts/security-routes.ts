import type { FastifyRequest } from 'fastify'
import { identified, personOf } from '#src/abilities/gates.ts'
import { unauthenticated } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { type Device, endDevice, endDevices, listDevices } from './devices.ts'
import { deviceWords, isHandheld } from './devices-words.ts'
import { letIn } from './entering.ts'
import * as contract from './security-contract.ts'
import { changePassword } from './security-password.ts'
import type { Asker } from './security-proof.ts'
import { keepPending } from './sessions.ts'
import { linkProved } from './social-proof.ts'
import {
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  twoFactorState,
} from './two-factor.ts'
import { passChallenge, pendingChallenge } from './two-factor-challenge.ts'

/** An administrator who has no codes yet comes here to get them: every call is for whoever is identified. */
export function securityRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(contract.changePassword, identified, async ({ body, request, reply }) => {
    await changePassword(world, askerOf(request), body, { request, reply })
    return { message: 'Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.' }
  })

  sessionRoutes(endpoints, world)
  twoFactorRoutes(endpoints, world)
  challengeRoutes(endpoints, world)
}

function sessionRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(contract.listSessions, identified, async ({ request }) => {
    const { session, user } = askerOf(request)
    const devices = await listDevices(world.db, world.env, session, user.id, world.clock.now())
    return { data: devices.map(presentDevice) }
  })

  endpoints.on(contract.endOtherSessions, identified, async ({ request }) => {
    const { session, user } = askerOf(request)
    await world.db.transaction((tx) => endDevices(tx, user.id, session, world.clock.now()))
  })

  endpoints.on(contract.endSession, identified, async ({ params, request }) => {
    const { session, user } = askerOf(request)
    const asking = { session, user_id: user.id }
    await world.db.transaction((tx) => endDevice(tx, world.env, asking, params.id, world.clock.now()))
  })
}

function twoFactorRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(contract.showTwoFactor, identified, async ({ request }) => ({
    data: await twoFactorState(world.db, personOf(request).user),
  }))

  endpoints.on(contract.startTwoFactor, identified, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await startTwoFactor(world, askerOf(request), body, world.clock.now()) }
  })

  endpoints.on(contract.confirmTwoFactor, identified, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const recovery_codes = await confirmTwoFactor(world, askerOf(request), body.code, world.clock.now())
    return { data: { recovery_codes } }
  })

  endpoints.on(contract.renewRecoveryCodes, identified, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const recovery_codes = await renewRecoveryCodes(world, askerOf(request), body, world.clock.now())
    return { data: { recovery_codes } }
  })

  endpoints.on(contract.endTwoFactor, identified, ({ body, request }) =>
    endTwoFactor(world, askerOf(request), body, world.clock.now()),
  )
}

function challengeRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(contract.passChallenge, anyone, async ({ body, request, reply }) => {
    if (request.session?.user_id) return { two_factor: false, reopened: false }
    const now = world.clock.now()
    const pending = pendingChallenge(request.session, now)
    const user = await passChallenge(world, request.session, body, now)
    const entered = await letIn(world, request, reply, user, pending?.remember ?? false)
    await linkProved(world, request, user, pending?.social ?? null, entered)
    return entered
  })

  endpoints.on(contract.showChallenge, anyone, async ({ request }) => ({
    data: { pending: pendingChallenge(request.session, world.clock.now()) !== null },
  }))

  endpoints.on(contract.dropChallenge, anyone, async ({ request }) => {
    if (request.session) await keepPending(world.db, request.session, 'two_factor', null)
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
