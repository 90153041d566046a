import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { sendContactMessage } from './contract.ts'
import { receiveMessage } from './messages.ts'

const MESSAGES_AN_HOUR = 10

export function contactMessagesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(sendContactMessage, anyone, async ({ body: { website, ...written }, request }) => {
    await allowAttempt(
      services.db,
      `contact:${request.ip}`,
      MESSAGES_AN_HOUR,
      HOUR_SECONDS,
      services.clock.now(),
    )
    if (!website) await receiveMessage(services, written)
    return { message: 'Votre message a été envoyé. Nous vous répondrons par e-mail.' }
  })
}
