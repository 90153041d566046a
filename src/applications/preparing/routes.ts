import { able, actorOf } from '#src/abilities/gates.ts'
import { answer, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { applyingRoutes } from '../applying/routes.ts'
import { draftsRoutes } from '../drafts/routes.ts'
import { lettersRoutes } from '../letters/routes.ts'
import * as contract from './contract.ts'
import { prepareApplication, readPrepared } from './prepare.ts'
import { PREPARED_A_DAY } from './shared/limits.ts'

const applying = able('apply to', 'an offer')

/** An application up to its sending: its draft, its letter, what the site puts into both, and the press that sends it. */
export function writingRoutes(endpoints: Endpoints, services: Services) {
  draftsRoutes(endpoints, services)
  lettersRoutes(endpoints, services)
  preparingRoutes(endpoints, services)
  applyingRoutes(endpoints, services)
}

function preparingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.listPreparedApplications, applying, async ({ request }) => {
    const { drafts, left_today } = await readPrepared(services.db, actorOf(request).id, services.clock.now())
    const data = drafts.map(({ offer_id, prepared_at }) => ({ offer_id, is_prepared: prepared_at !== null }))
    return { data, left_today, a_day: PREPARED_A_DAY }
  })

  endpoints.on(contract.prepareApplication, applying, async ({ body, request }) => {
    const { draft, created, left_today } = await prepareApplication(services, actorOf(request), body.offer_id)
    const { offer_id, prepared_at } = draft
    const is_prepared = prepared_at !== null
    return answer(created ? 201 : 200, {
      data: { offer_id, created, is_prepared, left_today, a_day: PREPARED_A_DAY },
    })
  })
}
