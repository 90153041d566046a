import { currentUser } from '#src/accounts/contract.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { abilitiesOf } from './abilities.ts'
import { listAbilities } from './contract.ts'
import { identified, personOf } from './gates.ts'
import { presentUser } from './present.ts'

export function abilitiesRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(currentUser, identified, async ({ request }) => ({
    data: presentUser(personOf(request), world.env),
  }))
  endpoints.on(listAbilities, identified, async ({ request }) => ({ data: abilitiesOf(personOf(request)) }))
}
