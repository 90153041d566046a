import { listNames } from '#src/accounts/people.ts'
import { answerMessage, closeMessage, releaseMessage, takeMessage } from '#src/contact/messages/answering.ts'
import { listAnswers, listMessages } from '#src/contact/messages/reading.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'

export function adminContactRoutes(endpoints: Endpoints, services: Services) {
  const { db, env } = services
  const reading = permitted('read messages to the team')
  const answering = permitted('answer messages to the team')

  endpoints.on(contract.listContactMessages, reading, async ({ query, request }) => {
    const { rows, ...counted } = await listMessages(db, query)
    const answers = await listAnswers(
      db,
      rows.map(({ id }) => id),
    )
    const ids = [...rows.map((row) => row.handler_id), ...answers.map((each) => each.author_id)]
    const names = await listNames(
      db,
      ids.filter((id) => id !== null),
    )
    const me = administratorOf(request).id
    const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
    const messages = rows.map(({ handler_id, closed_at, created_at, ...row }) => {
      const handler = nameOf(handler_id)
      return {
        ...row,
        created_at: created_at.toISOString(),
        closed_at: closed_at?.toISOString() ?? null,
        handler: handler === null ? null : { name: handler, is_you: handler_id === me },
        answers: answers
          .filter(({ message_id }) => message_id === row.id)
          .map(({ id, author_id, text, created_at }) => ({
            id,
            by: nameOf(author_id),
            text,
            at: created_at.toISOString(),
          })),
      }
    })
    return paginate(messages, { ...query, ...counted, url: env.ADMIN_URL + request.url })
  })

  endpoints.on(contract.takeContactMessage, answering, ({ params, request }) => {
    const admin = administratorOf(request)
    return inTransaction(services, admin, (unit) => takeMessage(unit, params.id, admin.id))
  })

  endpoints.on(contract.releaseContactMessage, answering, ({ params, request }) =>
    inTransaction(services, administratorOf(request), (unit) => releaseMessage(unit, params.id)),
  )

  endpoints.on(contract.answerContactMessage, answering, ({ params, body, request }) => {
    const admin = administratorOf(request)
    return inTransaction(services, admin, (unit) => answerMessage(unit, params.id, admin.id, body.text))
  })

  endpoints.on(contract.closeContactMessage, answering, ({ params, request }) =>
    inTransaction(services, administratorOf(request), (unit) => closeMessage(unit, params.id)),
  )
}
