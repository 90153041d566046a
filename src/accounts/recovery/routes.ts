import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { allowMailRequest } from '#src/platform/mail/budget.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import type { OtherAccesses } from '../proof/other-accesses.ts'
import { checkReset, forgotPassword, resetPassword as resetPasswordEndpoint } from './contract.ts'
import { findByToken, requestReset, resetPassword } from './recovery.ts'

const LIMITS = { minute: 10, hour: 120 }

export function recoveryRoutes(endpoints: Endpoints, services: Services, accesses: OtherAccesses) {
  endpoints.on(forgotPassword, anyone, async ({ body, request }) => {
    await allowNetwork(services, 'forgot-password', networkOf(request.ip), LIMITS)
    await allowMailRequest(services, networkOf(request.ip))
    await requestReset(services, body.email)
    return { message: 'Si cette adresse a un compte, un lien vient d’y être envoyé.' }
  })

  endpoints.on(checkReset, anyone, async ({ params, request }) => {
    await allowNetwork(services, 'reset-password', networkOf(request.ip), LIMITS)
    await findByToken(services.db, params, services.clock.now())
  })

  endpoints.on(resetPasswordEndpoint, anyone, async ({ body, request }) => {
    await allowNetwork(services, 'reset-password', networkOf(request.ip), LIMITS)
    await resetPassword(services, body, networkOf(request.ip), accesses)
    return { message: 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.' }
  })
}
