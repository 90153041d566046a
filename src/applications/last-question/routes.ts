import { able, actorOf } from '#src/abilities/gates.ts'
import { networkKey, visitorKey } from '#src/offers/visitor.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { answerLastQuestion } from './answering.ts'
import * as contract from './contract.ts'
import { listAskedQuestions } from './present.ts'

export function lastQuestionRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(
    contract.answerLastQuestion,
    able('view', 'my applications'),
    async ({ params, body, request }) => {
      const reporter_key = visitorKey(services, request)
      const network_key = networkKey(services, request)
      await answerLastQuestion(services, actorOf(request), params.id, { ...body, reporter_key, network_key })
      return { data: await listAskedQuestions(services.db, params.id, services.clock.now()) }
    },
  )
}
