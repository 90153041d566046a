import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { openCompletions } from './completions.ts'
import { completeSearch } from './contract.ts'

export function completionRoutes(endpoints: Endpoints, services: Services) {
  const complete = openCompletions(services)
  endpoints.on(completeSearch, anyone, async ({ query }) => ({ data: await complete(query.typed) }))
}
