import type { FastifyRequest } from 'fastify'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { keepPending, pendingOf } from '../sessions/sessions.ts'
import { register } from './contract.ts'
import { registerByMail } from './registering.ts'
import type { Founding } from './registration.ts'

/** The whole of one address, as a class or a cybercafé shares it. */
const PER_MINUTE = 10

export function registrationRoutes(endpoints: Endpoints, services: Services, founding: Founding) {
  endpoints.on(register, anyone, async ({ body, request }) => {
    const now = services.clock.now()
    await allowAttempt(services.db, `register:${request.ip}`, PER_MINUTE, 60, now)
    const { created } = await registerByMail(services, body, founding, now)
    await rememberRegistration(services, request, { ...body, created }, now)
    return { message: 'Un mail vient de partir à cette adresse. Ouvrez-le pour continuer.' }
  })
}

/** The mailed link opens the account in this browser. Asking again does not make it forget that it created it. */
async function rememberRegistration(
  services: Services,
  request: FastifyRequest,
  { email, to, created }: { email: string; to: string | null; created: boolean },
  now: Date,
) {
  if (!request.session || request.session.user_id) return
  const earlier = pendingOf(request.session, 'registration', now)
  const at = !created && earlier?.email === email ? earlier.at : now.toISOString()
  await keepPending(services.db, request.session, 'registration', { at, email, to })
}
