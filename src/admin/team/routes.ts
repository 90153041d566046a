import type { FastifyRequest } from 'fastify'
import * as invitations from '#src/accounts/administrators/invitations.ts'
import * as proposals from '#src/accounts/administrators/proposals.ts'
import { changeRole, endAccess } from '#src/accounts/administrators/roles.ts'
import { awakenAdministrator } from '#src/accounts/administrators/sleeping.ts'
import { authenticatedUserOf } from '#src/accounts/reauthentication/authenticated-user.ts'
import { confirmCode, signedInSource } from '#src/accounts/reauthentication/factors.ts'
import type { User } from '#src/accounts/users.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { readTeam } from './reading.ts'

const LINK_LIMITS = { minute: 10, hour: 120 }

export function teamAdministrationRoutes(endpoints: Endpoints, services: Services) {
  const managing = permitted('manage administrators')
  const read = async (request: FastifyRequest) => {
    const { user } = administratorOf(request)
    return { data: await readTeam(services.db, user.id, services.clock.now()) }
  }
  const change = async (request: FastifyRequest, act: (unit: Unit, user: User) => Promise<void>) => {
    const { user } = administratorOf(request)
    await inTransaction(services, user, (unit) => act(unit, user))
    return read(request)
  }

  endpoints.on(contract.showTeam, managing, ({ request }) => read(request))
  endpoints.on(contract.inviteAdministrator, managing, ({ body, request }) =>
    change(request, (unit, user) => invitations.inviteAdministrator(unit, user, body)),
  )
  endpoints.on(contract.withdrawInvitation, managing, ({ params, request }) =>
    change(request, (unit) => invitations.withdrawAdminInvitation(unit, params.id)),
  )
  endpoints.on(contract.changeAdminRole, managing, ({ params, body, request }) =>
    change(request, (unit) => changeRole(unit, params.id, { role: body.role, seen: body.seen ?? null })),
  )
  endpoints.on(contract.endAdminAccess, managing, ({ params, body, request }) =>
    change(request, (unit) => endAccess(unit, params.id, body.seen ?? null)),
  )
  endpoints.on(contract.awakenAdmin, managing, ({ params, request }) =>
    change(request, (unit) => awakenAdministrator(unit, params.id)),
  )
  endpoints.on(contract.proposeAdminRole, managing, ({ params, body, request }) =>
    change(request, (unit, user) =>
      proposals.proposeRole(unit, user, { id: params.id, role: body.role ?? null, why: body.why }),
    ),
  )
  endpoints.on(contract.confirmProposal, managing, async ({ params, body, request }) => {
    const { user, session } = authenticatedUserOf(request)
    // The code is taken before the change begins: guesses are counted even when the change fails.
    await confirmCode(services, user, body.code, signedInSource(session))
    return change(request, (unit) => proposals.confirmProposal(unit, params.id))
  })
  endpoints.on(contract.dropProposal, managing, ({ params, request }) =>
    change(request, (unit) => proposals.dropProposal(unit, params.id)),
  )
  invitedRoutes(endpoints, services)
}

/** What the mailed link opens, before anybody is signed in. */
function invitedRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showAdminInvitation, anyone, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await allowNetwork(services, 'admin-invitation', networkOf(request.ip), LINK_LIMITS)
    const found = await invitations.findAdminInvitation(services.db, params.token, services.clock.now())
    const { email, role, expires_at } = found
    return { data: { email, role, expires_at: expires_at.toISOString() } }
  })
  endpoints.on(contract.acceptAdminInvitation, anyone, async ({ params, body, request }) => {
    await allowNetwork(services, 'admin-invitation', networkOf(request.ip), LINK_LIMITS)
    await invitations.acceptAdminInvitation(services, params.token, body)
  })
}
