import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { allowMailRequest } from '#src/platform/mail/budget.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { confirmNewsletter, subscribeNewsletter } from './contract.ts'
import { confirmSubscription, subscribeToNewsletter } from './newsletter.ts'

export function contactRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(subscribeNewsletter, anyone, async ({ body, request }) => {
    await allowNetwork(services, 'newsletter', networkOf(request.ip), { minute: 10 })
    await allowMailRequest(services, networkOf(request.ip))
    await subscribeToNewsletter(services, body.email)
    return { message: 'Vous êtes désormais abonné à notre newsletter!' }
  })

  endpoints.on(confirmNewsletter, anyone, async ({ body }) => ({
    data: { email: await confirmSubscription(services, body.token) },
  }))
}
