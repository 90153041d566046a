import { createQuestion, orderQuestions, saveQuestion } from '#src/content/faq/writing/questions.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { presentQuestion, presentQuestions } from './present.ts'

const write = permitted('write pages')

export function adminFaqRoutes(endpoints: Endpoints, services: Services) {
  const { db } = services

  endpoints.on(contract.listFaqQuestions, write, async () => ({ data: await presentQuestions(db) }))

  endpoints.on(contract.createFaqQuestion, write, async ({ body, request }) => ({
    data: {
      id: await inTransaction(services, administratorOf(request), (unit) => createQuestion(unit, body)),
    },
  }))

  endpoints.on(contract.showFaqQuestion, write, async ({ params }) => ({
    data: await presentQuestion(db, params.id),
  }))

  endpoints.on(contract.saveFaqQuestion, write, async ({ params, body: { version, ...input }, request }) => {
    await inTransaction(services, administratorOf(request), (unit) =>
      saveQuestion(unit, params.id, input, version),
    )
    return { data: await presentQuestion(db, params.id) }
  })

  endpoints.on(contract.orderFaqGroup, write, ({ params, body, request }) =>
    inTransaction(services, administratorOf(request), (unit) => orderQuestions(unit, params.group, body.ids)),
  )
}
