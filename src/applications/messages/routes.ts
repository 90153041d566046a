import type { FastifyRequest } from 'fastify'
import { able, actorOf, memberOf, recruiting } from '#src/abilities/gates.ts'
import { CONDUCT, CONDUCT_AFTER } from '#src/moderation/shared/conduct.ts'
import { answer, type Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { applicantThread, recruiterThread } from './contract.ts'
import { findMessage, readFile, readThread } from './messages.ts'
import { presentMessages, presentThread } from './present.ts'
import { markRead } from './reading.ts'
import { reportMessage } from './reports.ts'
import { sendMessage } from './sending.ts'
import type { Party } from './threads.ts'

const REPORTED = 'Merci, votre signalement a été transmis. Nous examinons ce message.'

const applicantOf = (request: FastifyRequest): Party => ({ side: 'applicant', actor: actorOf(request) })
const memberPartyOf = (request: FastifyRequest): Party => ({ side: 'company', actor: memberOf(request) })

export function messagesRoutes(endpoints: Endpoints, services: Services) {
  const own = able('view', 'my applications')
  threadRoutes(endpoints, services, applicantThread, { party: applicantOf, reads: own, writes: own })
  threadRoutes(endpoints, services, recruiterThread as unknown as typeof applicantThread, {
    party: memberPartyOf,
    reads: able('view', 'my offers applications'),
    writes: recruiting,
  })
}

interface Doors {
  party: (request: FastifyRequest) => Party
  reads: ReturnType<typeof able>
  writes: ReturnType<typeof able>
}

/** Both sides read and write by the same verbs, each behind its own gates. */
function threadRoutes(
  endpoints: Endpoints,
  services: Services,
  calls: typeof applicantThread,
  { party, reads, writes }: Doors,
) {
  const { db } = services

  endpoints.on(calls.list, reads, async ({ params, query, request }) => {
    const thread = await readThread(services, party(request), params.id, query.before ?? null)
    return presentThread(db, party(request), thread)
  })

  endpoints.on(calls.send, writes, async ({ params, body, request }) => {
    const { row, created, removed } = await sendMessage(services, party(request), params.id, body)
    const { row: application } = await findMessage(db, party(request), params.id, row.id)
    const [data] = await presentMessages(db, party(request), application, [row])
    if (!data) throw new Error('the message was not presented')
    return answer(created ? 201 : 200, { data, ...(removed.length > 0 && { removed }) })
  })

  endpoints.on(calls.read, reads, async ({ params, body, request }) =>
    markRead(services, party(request), params.id, body.until),
  )

  endpoints.on(calls.file, reads, async ({ params, request, reply }) => {
    const { bytes, ...file } = await readFile(services, party(request), params.id, params.message_id)
    return sendPrivateFile(reply, bytes, file)
  })

  endpoints.on(calls.report, reads, async ({ params, body, request }) => {
    const actor = actorOf(request)
    await allowAttempt(db, `message-report:${actor.id}`, 20, HOUR_SECONDS, services.clock.now())
    await reportMessage(services, party(request), params, body)
    return { message: body.reason === CONDUCT ? CONDUCT_AFTER : REPORTED }
  })
}
