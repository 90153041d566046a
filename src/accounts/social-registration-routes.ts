import { conflict, forbidden } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { World } from '#src/platform/world.ts'
import { enter } from './entering.ts'
import type { FoundCompany } from './registration.ts'
import { pendingOf } from './sessions.ts'
import { PROVIDER_NAMES, registerSocial } from './social-contract.ts'
import { registerSocially } from './social-registration.ts'

const LIMIT = 10

export function socialRegistrationRoutes(
  endpoints: Endpoints,
  world: World,
  { foundCompany }: { foundCompany: FoundCompany },
) {
  endpoints.on(registerSocial, anyone, async ({ params, body, request, reply }) => {
    if (request.session?.user_id) throw forbidden('Vous êtes déjà connecté.')
    const now = world.clock.now()
    await allowAttempt(world.db, `social-registration:${request.ip}`, LIMIT, 60, now)
    const identity = pendingOf(request.session, 'social', now)
    if (identity?.provider !== params.provider) {
      throw conflict(
        `Cette inscription n’est plus en attente. Recommencez avec ${PROVIDER_NAMES[params.provider]}.`,
      )
    }
    const { accountType } = params
    const user = await registerSocially(world, identity, { accountType, body, foundCompany }, now)
    return { data: await enter(world, request, reply, user, { remember: false }) }
  })
}
