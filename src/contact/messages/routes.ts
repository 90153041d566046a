import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { sendContactMessage } from './contract.ts'
import { receiveFromVisitor } from './receiving.ts'

export function contactMessagesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(sendContactMessage, anyone, async ({ body, request }) => {
    const { website: _website, opened_at: _opened, ...written } = body
    await receiveFromVisitor(services, networkOf(request.ip), body, {
      ...written,
      kind: 'contact',
      facts: [],
    })
    return { message: 'Votre message a été envoyé. Nous vous répondrons par e-mail.' }
  })
}
