import type { FastifyRequest } from 'fastify'
import { memberOf } from '#src/abilities/gates.ts'
import { forbidden, unauthenticated } from '#src/platform/errors.ts'
import type { Endpoints, Gate } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { inviteMember, revokeInvitation } from './invitations.ts'
import { canOnTeam, type TeamAction, teamRefusal } from './policy.ts'
import { changeMemberRole, leaveCompany, readTeam, removeMember } from './team.ts'
import * as contract from './team-contract.ts'
import { transferOwnership } from './team-owner.ts'

/** A member of a company, whatever the company's state, whose role allows it. */
function mayOnTeam(action: TeamAction): Gate {
  return (request) => {
    if (!canOnTeam(memberOf(request).company.role, action)) throw forbidden(teamRefusal(action))
  }
}

export function teamRoutes(endpoints: Endpoints, world: World) {
  const team = async (request: FastifyRequest) => ({
    data: await readTeam(world.db, memberOf(request), world.clock.now()),
  })

  endpoints.on(contract.listMembers, mayOnTeam('see'), async ({ request }) => team(request))

  endpoints.on(contract.inviteMember, mayOnTeam('invite'), async ({ body, request }) => ({
    data: await inviteMember(world, memberOf(request), body),
  }))

  endpoints.on(contract.revokeInvitation, mayOnTeam('revoke'), async ({ params, request }) =>
    revokeInvitation(world, memberOf(request), params.id),
  )

  endpoints.on(contract.changeMemberRole, mayOnTeam('change_role'), async ({ params, body, request }) => {
    await changeMemberRole(world, memberOf(request), params.id, body.role)
    return team(request)
  })

  endpoints.on(contract.removeMember, mayOnTeam('remove'), async ({ params, request }) =>
    removeMember(world, memberOf(request), params.id),
  )

  endpoints.on(contract.transferOwnership, mayOnTeam('transfer'), async ({ body, request }) => {
    const { session } = request
    if (!session) throw unauthenticated()
    await transferOwnership(world, { ...memberOf(request), session }, body)
    return team(request)
  })

  endpoints.on(contract.leaveCompany, mayOnTeam('leave'), async ({ request }) =>
    leaveCompany(world, memberOf(request)),
  )
}
