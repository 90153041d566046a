import { identified } from '#src/abilities/gates.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { authenticatedUserOf } from '../reauthentication/authenticated-user.ts'
import { changeEmail, confirmEmail, showEmailChanges } from './contract.ts'
import { confirmEmailChange, readEmailChanges, requestEmailChange } from './email-change.ts'

export function emailChangeRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showEmailChanges, identified, async ({ request }) => ({
    data: await readEmailChanges(services, authenticatedUserOf(request).user.id),
  }))

  endpoints.on(changeEmail, identified, async ({ body: { email, ...credentials }, request }) => {
    await requestEmailChange(services, authenticatedUserOf(request), email, credentials)
    return { message: `Ouvrez le lien que nous venons d’envoyer à ${email}. Il est valable une heure.` }
  })

  endpoints.on(confirmEmail, anyone, async ({ body }) => ({
    data: { email: await confirmEmailChange(services, body.token) },
  }))
}
