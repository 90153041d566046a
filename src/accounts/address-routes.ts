import { identified } from '#src/abilities/gates.ts'
import { forbidden } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { askAddressChange, confirmAddressChange } from './address-change.ts'
import { changeAddress, confirmAddress } from './address-contract.ts'
import { askerOf } from './security-routes.ts'

export function addressRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(changeAddress, identified, async ({ body: { email, ...proof }, request }) => {
    await askAddressChange(world, askerOf(request), email, proof)
    return { message: `Ouvrez le lien que nous venons d’envoyer à ${email}. Il est valable une heure.` }
  })

  endpoints.on(confirmAddress, anyone, async ({ query, request, reply }) => {
    const changed = await confirmAddressChange(world, query.token ?? '')
    if ((request.headers.accept ?? '').includes('text/html'))
      return reply.redirect(`/verification-email/${changed ? 'success' : 'failed'}`)
    if (!changed) throw forbidden('Ce lien n’est pas valide ou a expiré.')
    return undefined
  })
}
