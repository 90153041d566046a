import { enter } from '#src/accounts/entering.ts'
import { checkNewPassword, hashPassword } from '#src/accounts/passwords.ts'
import { invalid } from '#src/platform/errors.ts'
import { anyone, type Endpoints, fieldErrors } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { joinAsNew, joinSignedIn, readInvitation, requireNewAddress } from './invitation-acceptance.ts'
import {
  acceptInvitation,
  type InvitedAccount,
  invitedAccount,
  showInvitation,
} from './invitation-contract.ts'

export function invitationRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(showInvitation, anyone, async ({ params }) => ({
    data: await readInvitation(world, params.token),
  }))

  endpoints.on(acceptInvitation, anyone, async ({ params, body, request, reply }) => {
    if (request.actor) return { data: await joinSignedIn(world, params.token, request.actor.user) }
    const email = await requireNewAddress(world, params.token)
    const { password, terms: _, ...names } = readAccount(body)
    await checkNewPassword(password, { ...names, email })
    const account = { ...names, password_hash: await hashPassword(password) }
    const { user, ...joined } = await joinAsNew(world, params.token, account)
    await enter(world, request, reply, user, { remember: false })
    return { data: joined }
  })
}

/** @throws HttpError 422 */
function readAccount(body: unknown): InvitedAccount {
  const { data, error } = invitedAccount.safeParse(body)
  if (!data) throw invalid(fieldErrors(error))
  return data
}
