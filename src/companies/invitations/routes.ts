import { checkNewPassword, hashPassword } from '#src/accounts/passwords.ts'
import { authenticatedUserOf } from '#src/accounts/reauthentication/authenticated-user.ts'
import { startSession } from '#src/accounts/sessions/start.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { acceptAsNewUser, acceptAsUser, readInvitation, requireUnknownEmail } from './acceptance.ts'
import { acceptInvitation, showInvitation } from './contract.ts'

export function invitationRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showInvitation, anyone, async ({ params }) => ({
    data: await readInvitation(services, params.token),
  }))

  endpoints.on(acceptInvitation, anyone, async (call) => {
    const { params, request, reply } = call
    if (request.actor)
      return { data: await acceptAsUser(services, params.token, authenticatedUserOf(request)) }
    const email = await requireUnknownEmail(services, params.token)
    const { password, terms: _, ...names } = call.body
    await checkNewPassword(password, { ...names, email })
    const account = { ...names, password_hash: await hashPassword(password) }
    const { user, ...joined } = await acceptAsNewUser(services, params.token, account)
    await startSession(services, request, reply, user, { remember: false })
    return { data: joined }
  })
}
