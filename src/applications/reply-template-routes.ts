import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import * as contract from './reply-template-contract.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './reply-templates.ts'

const reading = able('view', 'my offers applications')
/** Who decides on applications writes what is sent with a decision: not a reader. */
const writing = able('edit', 'job offer')

export function replyTemplatesRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(contract.listReplyTemplates, reading, async ({ request }) => ({
    data: await listTemplates(world.db, memberOf(request).company.id),
  }))

  endpoints.on(contract.createReplyTemplate, writing, async ({ body, request }) => ({
    data: await createTemplate(world.db, memberOf(request), body, world.clock.now()),
  }))

  endpoints.on(contract.updateReplyTemplate, writing, async ({ params, body, request }) => ({
    data: await updateTemplate(world.db, memberOf(request), params.id, body, world.clock.now()),
  }))

  endpoints.on(contract.deleteReplyTemplate, writing, async ({ params, request }) =>
    deleteTemplate(world.db, memberOf(request), params.id, world.clock.now()),
  )
}
