import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { World } from '#src/platform/world.ts'
import { askReset, resetPassword } from './recovery.ts'
import { forgotPassword, resetPassword as resetPasswordEndpoint } from './recovery-contract.ts'

const PER_MINUTE = 10

export function recoveryRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(forgotPassword, anyone, async ({ body, request }) => {
    await allowAttempt(world.db, `forgot-password:${request.ip}`, PER_MINUTE, 60, world.clock.now())
    await askReset(world, body.email)
    return { message: 'Si cette adresse a un compte, un lien vient d’y être envoyé.' }
  })

  endpoints.on(resetPasswordEndpoint, anyone, async ({ body, request }) => {
    const now = world.clock.now()
    await allowAttempt(world.db, `reset-password:${request.ip}`, PER_MINUTE, 60, now)
    await resetPassword(world, body, { ip: request.ip, now })
    return { message: 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.' }
  })
}
