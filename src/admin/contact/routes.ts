import { listMessages } from '#src/contact/messages/reading.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { permitted } from '../gates.ts'
import { listContactMessages } from './contract.ts'

export function adminContactRoutes(endpoints: Endpoints, { db, env }: Services) {
  endpoints.on(listContactMessages, permitted('read messages to the team'), async ({ query, request }) => {
    const { rows, total } = await listMessages(db, query)
    const messages = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
    return paginate(messages, { ...query, total, url: env.ADMIN_URL + request.url })
  })
}
