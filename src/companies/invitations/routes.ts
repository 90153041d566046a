import { checkNewPassword, hashPassword } from '#src/accounts/passwords.ts'
import { startSession } from '#src/accounts/sessions/start.ts'
import { invalid } from '#src/platform/errors.ts'
import { anyone, type Endpoints, fieldErrors } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { acceptAsNewUser, acceptAsUser, readInvitation, requireUnknownEmail } from './acceptance.ts'
import { acceptInvitation, type InvitedAccount, invitedAccount, showInvitation } from './contract.ts'

export function invitationRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showInvitation, anyone, async ({ params }) => ({
    data: await readInvitation(services, params.token),
  }))

  endpoints.on(acceptInvitation, anyone, async ({ params, body, request, reply }) => {
    if (request.actor) return { data: await acceptAsUser(services, params.token, request.actor.user) }
    const email = await requireUnknownEmail(services, params.token)
    const { password, terms: _, ...names } = readAccount(body)
    await checkNewPassword(password, { ...names, email })
    const account = { ...names, password_hash: await hashPassword(password) }
    const { user, ...joined } = await acceptAsNewUser(services, params.token, account)
    await startSession(services, request, reply, user, { remember: false })
    return { data: joined }
  })
}

/** @throws HttpError 422 */
function readAccount(body: unknown): InvitedAccount {
  const { data, error } = invitedAccount.safeParse(body)
  if (!data) throw invalid(fieldErrors(error))
  return data
}
