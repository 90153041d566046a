import { invalid, notFound } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { daysBetween } from '#src/shared/dates.ts'
import { writeCalendar } from '../icalendar/writer.ts'
import { senderOf } from '../interviews/notifying.ts'
import { calendarOwner, viewerOf } from '../viewer.ts'
import * as contract from './contract.ts'
import { findEvent, findEvents } from './events.ts'

const LONGEST_DAYS = 400

export function eventsRoutes(endpoints: Endpoints, services: Services) {
  const { db, env, clock } = services

  endpoints.on(contract.listEvents, calendarOwner, async ({ query, request }) => {
    const { start_date: from, end_date: to, event_type, scope } = query
    const days = daysBetween(from, to)
    if (days < 0 || days > LONGEST_DAYS)
      throw invalid({ end_date: [`Demandez entre un et ${LONGEST_DAYS} jours.`] })
    const wanted = { from, to, team: scope === 'team' }
    const asking = { db, env, viewer: viewerOf(request), wanted, now: clock.now() }
    const found = await findEvents(asking, event_type?.length ? event_type : undefined)
    return { data: found.map(({ event }) => event) }
  })

  endpoints.on(contract.downloadEvent, calendarOwner, async ({ params, request, reply }) => {
    const found = await findEvent({ db, env, viewer: viewerOf(request), now: clock.now() }, params.key)
    if (!found) throw notFound()
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${params.key}.ics"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(writeCalendar({ method: 'PUBLISH', organiser: senderOf(env), entries: [found.entry] }))
  })
}
