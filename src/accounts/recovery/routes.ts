import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { checkReset, forgotPassword, resetPassword as resetPasswordEndpoint } from './contract.ts'
import { findByToken, requestReset, resetPassword } from './recovery.ts'

const PER_MINUTE = 10

export function recoveryRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(forgotPassword, anyone, async ({ body, request }) => {
    await allowAttempt(services.db, `forgot-password:${request.ip}`, PER_MINUTE, 60, services.clock.now())
    await requestReset(services, body.email)
    return { message: 'Si cette adresse a un compte, un lien vient d’y être envoyé.' }
  })

  endpoints.on(checkReset, anyone, async ({ params, request }) => {
    await allowAttempt(services.db, `reset-password:${request.ip}`, PER_MINUTE, 60, services.clock.now())
    await findByToken(services.db, params, services.clock.now())
  })

  endpoints.on(resetPasswordEndpoint, anyone, async ({ body, request }) => {
    await allowAttempt(services.db, `reset-password:${request.ip}`, PER_MINUTE, 60, services.clock.now())
    await resetPassword(services, body, request.ip)
    return { message: 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.' }
  })
}
