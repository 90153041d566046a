import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { showPageText } from './contract.ts'
import { readPageText } from './reading.ts'

export function textRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showPageText, anyone, async ({ params, query, request }) => {
    const asked = { version: query.version, now: services.clock.now() }
    return { data: await readPublic(services, request.actor, (db) => readPageText(db, params.page, asked)) }
  })
}
