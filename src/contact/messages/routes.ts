import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { sendContactMessage } from './contract.ts'
import { receiveMessage } from './messages.ts'

/** Messages from one network, and from all, which a few people read. */
const LIMITS = { hour: 10, hourInAll: 200 }

export function contactMessagesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(sendContactMessage, anyone, async ({ body: { website, ...written }, request }) => {
    await allowNetwork(services, 'contact', networkOf(request.ip), LIMITS)
    if (!website) await receiveMessage(services, written)
    return { message: 'Votre message a été envoyé. Nous vous répondrons par e-mail.' }
  })
}
