import { conflict, forbidden } from '#src/platform/errors.ts'
import { anyone, type Call, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { REGISTRATIONS } from '../joining/limits.ts'
import type { Provisioning } from '../joining/new-account.ts'
import { findFlow } from '../sessions/flows.ts'
import { startSession } from '../sessions/start.ts'
import { PROVIDER_NAMES } from '../shared/providers.ts'
import { registerSocialApplicant, registerSocialRecruiter } from './contract.ts'
import { registerWithProvider } from './registration.ts'

type Registering = Call<typeof registerSocialApplicant> | Call<typeof registerSocialRecruiter>

export function socialRegistrationRoutes(
  endpoints: Endpoints,
  services: Services,
  provisioning: Provisioning,
) {
  const register = async (call: Registering) => {
    const { params, request, reply } = call
    if (request.session?.user_id) throw forbidden('Une session est déjà ouverte.')
    const now = services.clock.now()
    await allowNetwork(services, 'register', networkOf(request.ip), REGISTRATIONS)
    const identity = findFlow(request.session, 'social', now)
    if (identity?.provider !== params.provider) {
      throw conflict(
        `Cette inscription n’est plus en attente. Recommencez avec ${PROVIDER_NAMES[params.provider]}.`,
      )
    }
    const user = await registerWithProvider(services, identity, { company: call.body, provisioning })
    return { data: await startSession(services, request, reply, user, { remember: false }) }
  }
  endpoints.on(registerSocialApplicant, anyone, register)
  endpoints.on(registerSocialRecruiter, anyone, register)
}
