import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import type { ComingFacts } from '../reviewing/coming.ts'
import { compare } from './comparing.ts'
import { compareApplications } from './contract.ts'

export function comparingRoutes(endpoints: Endpoints, { db, clock }: Services, facts: ComingFacts) {
  endpoints.on(compareApplications, able('view', 'my offers applications'), async ({ query, request }) => ({
    data: await compare(db, memberOf(request), query.ids, { facts, now: clock.now() }),
  }))
}
