import type { FastifyRequest } from 'fastify'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { allowMailRequest } from '#src/platform/mail/budget.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { findFlow, saveFlow } from '../sessions/flows.ts'
import { register } from './contract.ts'
import { REGISTRATIONS } from './limits.ts'
import type { Provisioning } from './new-account.ts'
import { registerWithPassword } from './registration.ts'

export function registrationRoutes(endpoints: Endpoints, services: Services, provisioning: Provisioning) {
  endpoints.on(register, anyone, async ({ body, request }) => {
    await allowNetwork(services, 'register', networkOf(request.ip), REGISTRATIONS)
    await allowMailRequest(services, networkOf(request.ip))
    const { created, at } = await registerWithPassword(services, body, provisioning)
    await rememberRegistration(services, request, { ...body, created, at })
    return { message: 'Un e-mail vient de partir à cette adresse. Ouvrez-le pour continuer.' }
  })
}

/** Remembers that this browser created the account, so that the mailed link signs it in; another registration does not undo that. */
async function rememberRegistration(
  services: Services,
  request: FastifyRequest,
  { email, to, created, at }: { email: string; to: string | null; created: boolean; at: Date },
) {
  if (!request.session || request.session.user_id) return
  const earlier = findFlow(request.session, 'registration', at)
  const since = !created && earlier?.email === email ? earlier.at : at.toISOString()
  await saveFlow(services, request.session, 'registration', { at: since, email, to })
}
