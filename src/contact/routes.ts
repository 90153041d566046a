import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { confirmNewsletter, subscribeNewsletter } from './contract.ts'
import { confirmSubscription, subscribeToNewsletter } from './newsletter.ts'

export function contactRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(subscribeNewsletter, anyone, async ({ body, request }) => {
    await allowAttempt(services.db, `newsletter:${request.ip}`, 10, 60, services.clock.now())
    await subscribeToNewsletter(services, body.email)
    return { message: 'Vous êtes désormais abonné à notre newsletter!' }
  })

  endpoints.on(confirmNewsletter, anyone, async ({ body }) => ({
    data: { email: await confirmSubscription(services, body.token) },
  }))
}
