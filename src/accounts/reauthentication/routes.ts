import { identified } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { authenticatedUserOf } from './authenticated-user.ts'
import { proveIdentity } from './contract.ts'
import { authorizeSensitiveAct } from './reauthentication.ts'

export function reauthenticationRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(proveIdentity, identified, ({ body, request }) =>
    authorizeSensitiveAct(services, authenticatedUserOf(request), body),
  )
}
