import { able, actorOf } from '#src/abilities/gates.ts'
import type { ApplicationFacts } from '#src/offers/application-facts.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { declineInvitation, seeInvitation } from './answering.ts'
import * as contract from './contract.ts'
import { countInvitationsOf, listInvitationsOf } from './list.ts'
import { presentInvitations, presentState } from './present.ts'

export function jobInvitationsRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  const own = able('view', 'my saved offer')
  const { db, clock, env } = services

  endpoints.on(contract.listJobInvitations, own, async ({ query, request }) => {
    const asking = { actor: actorOf(request), facts, now: clock.now() }
    const listed = await listInvitationsOf(db, asking.actor.id, query, asking.now)
    const counts = await countInvitationsOf(db, asking.actor.id, asking.now)
    const data = await presentInvitations(db, listed, asking)
    const per_page = contract.INVITATIONS_PER_PAGE
    const page = { page: query.page, per_page, total: counts[query.tab], url: env.APP_URL + request.url }
    return { ...paginate(data, page), counts }
  })

  endpoints.on(contract.seeJobInvitation, own, async ({ params, request }) => {
    const { id, state } = presentState(
      await seeInvitation(services, actorOf(request), params.id),
      clock.now(),
    )
    return { data: { id, state } }
  })

  endpoints.on(contract.declineJobInvitation, own, async ({ params, body, request }) => {
    const row = await declineInvitation(services, actorOf(request), params.id, body)
    return { data: { id: row.id, state: row.state } }
  })
}
