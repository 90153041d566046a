import { CONDUCT, CONDUCT_AFTER } from '#src/moderation/shared/conduct.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { networkKey, visitorKey } from '../visitor.ts'
import { reportOffer } from './contract.ts'
import { reportOffer as report } from './reports.ts'

const THANKS = 'Merci, votre signalement a été transmis. Nous examinons cette offre.'

export function reportsRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(reportOffer, anyone, async ({ params, body, request }) => {
    const reporter_key = visitorKey(services, request)
    await allowAttempt(services.db, `offer-report:${reporter_key}`, 10, HOUR_SECONDS, services.clock.now())
    const given = {
      offer_id: params.id,
      reporter: request.actor?.user ?? null,
      reporter_company_id: request.actor?.company?.id ?? null,
      reporter_key,
      network_key: networkKey(services, request),
      reason: body.reason,
      message: body.message ?? null,
    }
    await report(services, given)
    return { message: body.reason === CONDUCT ? CONDUCT_AFTER : THANKS }
  })
}
