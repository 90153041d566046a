import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { World } from '#src/platform/world.ts'
import { subscribeNewsletter } from './contract.ts'
import { subscribeToNewsletter } from './newsletter.ts'

export function contactRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(subscribeNewsletter, anyone, async ({ body, request }) => {
    const now = world.clock.now()
    await allowAttempt(world.db, `newsletter:${request.ip}`, 10, 60, now)
    await subscribeToNewsletter(world.db, body.email, now)
    return { message: 'Vous êtes désormais abonné à notre newsletter!' }
  })
}
