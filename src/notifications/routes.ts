import type { Actor } from '#src/abilities/actor.ts'
import { actorOf, identified, personOf, signedIn } from '#src/abilities/gates.ts'
import type { Database } from '#src/platform/database.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { listNotifications, markAllNotifications, markNotification, streamLive } from './contract.ts'
import { LiveStreams } from './live.ts'
import {
  listNotificationsOf,
  markNotification as mark,
  markAllNotifications as markAll,
  PER_PAGE,
} from './notifications.ts'
import { presentNotification } from './present.ts'

interface Facts {
  /** Counts the unread messages of a person; applications import notifications, so it is handed in. */
  countUnread: (database: Database, actor: Actor) => Promise<number>
}

export function notificationsRoutes(endpoints: Endpoints, services: Services, { countUnread }: Facts) {
  const streams = new LiveStreams(services)

  endpoints.on(listNotifications, signedIn, async ({ query, request }) => {
    const { rows, total, unseen } = await listNotificationsOf(services.db, actorOf(request).id, query.page)
    const { page } = query
    const list = paginate(rows.map(presentNotification), {
      page,
      per_page: PER_PAGE,
      total,
      url: services.env.APP_URL + request.url,
    })
    return { ...list, unseen, unread_messages: await countUnread(services.db, actorOf(request)) }
  })

  endpoints.on(markNotification, signedIn, async ({ params, request }) => {
    const row = await mark(services, actorOf(request), params.id, params.action)
    return { data: presentNotification(row) }
  })

  endpoints.on(markAllNotifications, signedIn, async ({ request }) => {
    await markAll(services, actorOf(request))
  })

  endpoints.on(streamLive, identified, async ({ request, reply }) => {
    streams.open(request, reply, personOf(request).id)
    return reply
  })
}
