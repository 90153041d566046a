import { identified } from '#src/abilities/gates.ts'
import { forbidden } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { askerOf } from '../proof/asker.ts'
import { askAddressChange, confirmAddressChange } from './change.ts'
import { changeAddress, confirmAddress } from './contract.ts'

export function addressRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(changeAddress, identified, async ({ body: { email, ...proof }, request }) => {
    await askAddressChange(services, askerOf(request), email, proof)
    return { message: `Ouvrez le lien que nous venons d’envoyer à ${email}. Il est valable une heure.` }
  })

  endpoints.on(confirmAddress, anyone, async ({ query, request, reply }) => {
    const changed = await confirmAddressChange(services, query.token ?? '')
    if ((request.headers.accept ?? '').includes('text/html'))
      return reply.redirect(`/verification-email/${changed ? 'success' : 'failed'}`)
    if (!changed) throw forbidden('Ce lien n’est pas valide ou a expiré.')
    return undefined
  })
}
