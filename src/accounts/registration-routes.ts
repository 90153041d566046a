import type { FastifyRequest } from 'fastify'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { World } from '#src/platform/world.ts'
import { registerByMail } from './registering.ts'
import type { FoundCompany } from './registration.ts'
import { register } from './registration-contract.ts'
import { keepPending, pendingOf } from './sessions.ts'

/** The whole of one address, as a class or a cybercafé shares it. */
const PER_MINUTE = 10

export function registrationRoutes(
  endpoints: Endpoints,
  world: World,
  { foundCompany }: { foundCompany: FoundCompany },
) {
  endpoints.on(register, anyone, async ({ body, request }) => {
    const now = world.clock.now()
    await allowAttempt(world.db, `register:${request.ip}`, PER_MINUTE, 60, now)
    const { created } = await registerByMail(world, body, foundCompany, now)
    await rememberRegistration(world, request, { ...body, created }, now)
    return { message: 'Un mail vient de partir à cette adresse. Ouvrez-le pour continuer.' }
  })
}

/** The mailed link opens the account in this browser. Asking again does not make it forget that it created it. */
async function rememberRegistration(
  world: World,
  request: FastifyRequest,
  { email, to, created }: { email: string; to: string | null; created: boolean },
  now: Date,
) {
  if (!request.session || request.session.user_id) return
  const earlier = pendingOf(request.session, 'registration', now)
  const at = !created && earlier?.email === email ? earlier.at : now.toISOString()
  await keepPending(world.db, request.session, 'registration', { at, email, to })
}
