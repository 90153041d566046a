import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { answerEveryone } from './answering-all.ts'
import { answerAll } from './contract.ts'

export function answeringAllRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(answerAll, able('edit', 'job offer'), async ({ params, body, request }) => {
    const answered_count = await answerEveryone(services, memberOf(request), params.id, body)
    return { data: { answered_count } }
  })
}
