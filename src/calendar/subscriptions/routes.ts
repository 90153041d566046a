import { authenticatedUserOf } from '#src/accounts/reauthentication/authenticated-user.ts'
import { authorizeSensitiveAct } from '#src/accounts/reauthentication/reauthentication.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { etagOf, isKnownTo } from '#src/platform/http/etag.ts'
import { networkOf } from '#src/platform/network.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt, allowNetwork } from '#src/platform/throttle.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { calendarOwner, viewerOf } from '../viewer.ts'
import * as contract from './contract.ts'
import {
  findSubscriber,
  findSubscription,
  renewSubscription,
  revokeSubscription,
  writeSubscription,
} from './subscriptions.ts'

/** A calendar program asks a few times an hour; one whose address does not exist is guessing. */
const READS_AN_HOUR = 60
const GUESSES_AN_HOUR = 30

export function subscriptionRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showSubscription, calendarOwner, async ({ request }) => ({
    data: await findSubscription(services, viewerOf(request)),
  }))

  endpoints.on(contract.renewSubscription, calendarOwner, async ({ request }) => {
    // The address reads without a session, so an open page alone does not make one, nor whoever registered with
    // another's mailbox.
    const authenticated = authenticatedUserOf(request)
    await authorizeSensitiveAct(services, authenticated)
    return { data: await renewSubscription(services, authenticated.user) }
  })

  endpoints.on(contract.revokeSubscription, calendarOwner, async ({ request }) => {
    await revokeSubscription(services, viewerOf(request))
  })

  endpoints.on(contract.readSubscription, anyone, async ({ params, request, reply }) => {
    const { db, clock } = services
    const token = params.file.slice(0, -'.ics'.length)
    const limit = (key: string, most: number) =>
      allowAttempt(db, `ical:${key}`, most, HOUR_SECONDS, clock.now())
    reply.header('x-robots-tag', 'noindex, nofollow')
    const viewer = await findSubscriber(db, token)
    if (!viewer) {
      await allowNetwork(services, 'ical:guess', networkOf(request.ip), { hour: GUESSES_AN_HOUR })
      throw notFound()
    }
    await limit(hashToken(token), READS_AN_HOUR)
    const calendar = await writeSubscription(services, viewer)
    const etag = etagOf(calendar)
    const kept = { 'cache-control': 'private, no-cache', etag }
    if (isKnownTo(request, etag)) return reply.headers(kept).code(304).send()
    return reply
      .headers({
        ...kept,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="calendrier.ics"',
        'x-content-type-options': 'nosniff',
      })
      .send(calendar)
  })
}
