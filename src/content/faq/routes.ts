import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { listQuestions } from './contract.ts'
import { listPublished } from './reading.ts'

export function faqRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(listQuestions, anyone, async ({ query, request }) => ({
    data: await readPublic(services, request.actor, (db) => listPublished(db, query.q ?? '')),
  }))
}
