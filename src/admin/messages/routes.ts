import {
  clearMessageReports,
  readReportedMessage,
  removeMessage,
} from '#src/applications/messages/moderation.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'

/** Conversations are private: a message is read here only once it was reported, and only by those who decide on it. */
export function adminMessagesRoutes(endpoints: Endpoints, services: Services) {
  const moderating = permitted('read the queue')

  endpoints.on(contract.showReportedMessage, moderating, async ({ params }) => {
    const { message, offer, reports, author } = await readReportedMessage(services.db, params.id)
    const { id, side, text, file_name, created_at, removed_at } = message
    return {
      data: {
        id,
        side,
        author,
        text,
        file_name,
        company: offer.company.name,
        job_offer_title: offer.title,
        created_at: created_at.toISOString(),
        is_removed: removed_at !== null,
        waits: reports.some(({ decided_at }) => decided_at === null),
        reports: reports.map((each) => ({
          id: each.id,
          reason: each.reason,
          note: each.note,
          at: each.created_at.toISOString(),
        })),
      },
    }
  })

  endpoints.on(contract.removeMessage, moderating, ({ params, request }) =>
    inTransaction(services, administratorOf(request), (unit) => removeMessage(unit, params.id)),
  )

  endpoints.on(contract.clearMessageReports, moderating, ({ params, request }) =>
    inTransaction(services, administratorOf(request), (unit) => clearMessageReports(unit, params.id)),
  )
}
