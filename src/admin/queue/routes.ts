import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { permitted } from '../gates.ts'
import { listQueue } from './contract.ts'
import { readQueue } from './queue.ts'

export function queueRoutes(endpoints: Endpoints, { db, env }: Services) {
  endpoints.on(listQueue, permitted('read the queue'), async ({ query, request }) => {
    const { items, counts, total } = await readQueue(db, query)
    return { ...paginate(items, { ...query, total, url: env.ADMIN_URL + request.url }), counts }
  })
}
