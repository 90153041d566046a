import type { FastifyRequest } from 'fastify'
import { actorOf, signedIn } from '#src/abilities/gates.ts'
import {
  endPushes,
  hasPushSubscription,
  savePushSubscription,
} from '#src/accounts/sessions/push-subscriptions.ts'
import { deviceHashOf } from '#src/accounts/sessions/trusted-devices.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { isPublicKey } from '#src/platform/secrets/vapid-keys.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import * as contract from './contract.ts'
import { isPushService } from './known-services.ts'

const AN_HOUR = 30

export function pushRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showPushSubscription, signedIn, async ({ request }) => {
    const is_subscribed = await hasPushSubscription(services.db, actorOf(request).id, deviceHashOf(request))
    return { data: { public_key: services.env.vapid?.publicKey ?? null, is_subscribed } }
  })

  endpoints.on(contract.savePushSubscription, signedIn, async ({ body, request }) => {
    const { vapid } = services.env
    const device_hash = deviceHashOf(request)
    if (!vapid || device_hash === null) throw notFound()
    const { endpoint, keys } = body
    if (!isPushService(services.env, endpoint))
      throw invalid({ endpoint: ['Nous ne connaissons pas le service de messages de ce navigateur.'] })
    if (!isPublicKey(keys.p256dh))
      throw invalid({ 'keys.p256dh': ['La clé de ce navigateur n’est pas valable. Rechargez la page.'] })
    const { id } = actorOf(request)
    await allowAttempt(services.db, `push:${id}`, AN_HOUR, HOUR_SECONDS, services.clock.now())
    const browser = { ...body, user_id: id, device_hash, user_agent: userAgentOf(request) }
    await inTransaction(services, actorOf(request), (unit) => savePushSubscription(unit, browser))
    return { data: { public_key: vapid.publicKey, is_subscribed: true } }
  })

  endpoints.on(contract.endPushSubscription, signedIn, async ({ request }) => {
    const { id } = actorOf(request)
    await inTransaction(services, actorOf(request), (unit) =>
      endPushes(unit, id, { only: deviceHashOf(request) }),
    )
  })
}

const userAgentOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? ''
