import type { FastifyRequest } from 'fastify'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { findFlow, saveFlow } from '../sessions/flows.ts'
import { register } from './contract.ts'
import type { Provisioning } from './new-account.ts'
import { registerWithPassword } from './registration.ts'

/** A class or a cybercafé shares one IP address, so it may register several accounts a minute. */
const PER_MINUTE = 10

export function registrationRoutes(endpoints: Endpoints, services: Services, provisioning: Provisioning) {
  endpoints.on(register, anyone, async ({ body, request }) => {
    await allowAttempt(services.db, `register:${request.ip}`, PER_MINUTE, 60, services.clock.now())
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
