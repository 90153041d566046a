import { able, memberOf, recruiting } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import * as contract from './contract.ts'
import {
  createTemplate,
  deleteTemplate,
  listSharedTemplates,
  listTemplates,
  updateTemplate,
} from './reply-templates.ts'

const reading = able('view', 'my offers applications')
/** Whoever decides on applications writes what is sent with a decision; a reader does neither. */

export function replyTemplatesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.listReplyTemplates, reading, async ({ request }) => ({
    data: [
      ...(await listTemplates(services.db, memberOf(request).company.id)),
      ...(await listSharedTemplates(services.db, services.clock.now())),
    ],
  }))

  endpoints.on(contract.createReplyTemplate, recruiting, async ({ body, request }) => ({
    data: await createTemplate(services, memberOf(request), body),
  }))

  endpoints.on(contract.updateReplyTemplate, recruiting, async ({ params, body, request }) => ({
    data: await updateTemplate(services, memberOf(request), params.id, body),
  }))

  endpoints.on(contract.deleteReplyTemplate, recruiting, async ({ params, request }) =>
    deleteTemplate(services, memberOf(request), params.id),
  )
}
