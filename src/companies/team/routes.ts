import type { FastifyRequest } from 'fastify'
import { memberOf } from '#src/abilities/gates.ts'
import { authenticatedUserOf } from '#src/accounts/reauthentication/authenticated-user.ts'
import { forbidden } from '#src/platform/errors.ts'
import type { Endpoints, Gate } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inviteMember, revokeInvitation } from '../invitations/invitations.ts'
import { canOnTeam, type TeamAction, teamRefusal } from '../policy.ts'
import * as contract from './contract.ts'
import { setTeamMailedCodes } from './mailed-codes.ts'
import { transferOwnership } from './ownership.ts'
import { type CountHeld, changeMemberRole, leaveCompany, readTeam, removeMember } from './team.ts'

/** A member of a company, whatever the company's state, whose role allows it. */
function mayOnTeam(action: TeamAction): Gate {
  return (request) => {
    if (!canOnTeam(memberOf(request).company.role, action)) throw forbidden(teamRefusal(action))
  }
}

export function teamRoutes(endpoints: Endpoints, services: Services, facts: { countHeld: CountHeld }) {
  const team = async (request: FastifyRequest) => ({
    data: await readTeam(services.db, memberOf(request), services.clock.now(), facts.countHeld),
  })

  endpoints.on(contract.listMembers, mayOnTeam('see'), async ({ request }) => team(request))

  endpoints.on(contract.inviteMember, mayOnTeam('invite'), async ({ body, request }) => ({
    data: await inviteMember(services, memberOf(request), body),
  }))

  endpoints.on(contract.revokeInvitation, mayOnTeam('revoke'), async ({ params, request }) =>
    revokeInvitation(services, memberOf(request), params.id),
  )

  endpoints.on(contract.changeMemberRole, mayOnTeam('change_role'), async ({ params, body, request }) => {
    const successor = body.successor_id ?? null
    await changeMemberRole(services, memberOf(request), params.id, body.role, successor)
    return team(request)
  })

  endpoints.on(contract.removeMember, mayOnTeam('remove'), async ({ params, body, request }) =>
    removeMember(services, memberOf(request), params.id, body.successor_id ?? null),
  )

  endpoints.on(contract.transferOwnership, mayOnTeam('transfer'), async ({ body, request }) => {
    const owner = { ...memberOf(request), ...authenticatedUserOf(request) }
    await transferOwnership(services, owner, body)
    return team(request)
  })

  endpoints.on(contract.setTeamMailedCodes, mayOnTeam('ask_for_codes'), async ({ body, request }) => {
    const owner = { ...memberOf(request), ...authenticatedUserOf(request) }
    await setTeamMailedCodes(services, owner, body.enabled)
    return team(request)
  })

  endpoints.on(contract.leaveCompany, mayOnTeam('leave'), async ({ body, request }) =>
    leaveCompany(services, memberOf(request), body.successor_id ?? null),
  )
}
