import { memberOf, recruiting } from '#src/abilities/gates.ts'
import { answer, anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import * as contract from './contract.ts'
import { enterCandidate, readEntries } from './entering.ts'
import { listRunningOffers } from './offers.ts'
import { removeEntered, removeEnteredByLink } from './removing.ts'

export function enteringRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.listOffersToEnterFor, recruiting, async ({ request }) => {
    const { id } = memberOf(request).company
    const data = await listRunningOffers(services.db, id, services.clock.now())
    return { data, entries: await readEntries(services, id) }
  })

  endpoints.on(contract.enterCandidate, recruiting, async ({ body, request }) => {
    const { id, created, known, removed } = await enterCandidate(services, memberOf(request), body)
    const data = id === null ? null : { id }
    return answer(created ? 201 : 200, { data, known, ...(removed.length > 0 && { removed }) })
  })

  endpoints.on(contract.removeEnteredCandidate, recruiting, ({ params, request }) =>
    removeEntered(services, memberOf(request), params.id),
  )

  // The signed link of the mail is the proof: whoever was written to has no account to sign in with.
  endpoints.on(contract.removeEnteredByLink, anyone, async ({ body }) => ({
    data: await removeEnteredByLink(services, body.token),
  }))
}
