import { identified } from '#src/abilities/gates.ts'
import { forbidden } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { authenticatedUserOf } from '../reauthentication/authenticated-user.ts'
import { changeEmail, confirmEmail } from './contract.ts'
import { confirmEmailChange, readChangeLink, requestEmailChange } from './email-change.ts'

export function emailChangeRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(changeEmail, identified, async ({ body: { email, ...credentials }, request }) => {
    await requestEmailChange(services, authenticatedUserOf(request), email, credentials)
    return { message: `Ouvrez le lien que nous venons d’envoyer à ${email}. Il est valable une heure.` }
  })

  endpoints.on(confirmEmail, anyone, async ({ query, request, reply }) => {
    const token = query.token ?? ''
    // Programs look at a link before its reader does; HEAD changes nothing.
    const isGood =
      request.method === 'HEAD'
        ? readChangeLink(services, token) !== null
        : await confirmEmailChange(services, token)
    if ((request.headers.accept ?? '').includes('text/html'))
      return reply.redirect(`/verification-email/${isGood ? 'success' : 'failed'}`)
    if (!isGood) throw forbidden('Ce lien n’est pas valide ou a expiré.')
    return undefined
  })
}
