import {
  answeringByMailRoutes,
  pressedOf,
  showAnswerPage,
} from '#src/applications/answering-by-mail/routes.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { proposeByMail } from './contract.ts'
import { proposeByLink } from './proposing.ts'

/** All that is answered by the link of a mail: a proposal of a meeting is one of the answers, and the calendar's. */
export function mailedAnswerRoutes(endpoints: Endpoints, services: Services) {
  answeringByMailRoutes(endpoints, services)

  endpoints.on(proposeByMail, anyone, async ({ params, body, request }) => {
    await proposeByLink(services, pressedOf(params.token, request), body)
    return showAnswerPage(services, params.token)
  })
}
