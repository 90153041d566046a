import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import {
  createOfferTemplate,
  deleteOfferTemplate,
  listOfferTemplates,
  showOfferTemplate,
} from './contract.ts'
import { createTemplate, deleteTemplate, listTemplates, showTemplate } from './templates.ts'

const reading = able('view', 'my company job offers')
const writing = able('create', 'job offer')

export function offerTemplatesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(listOfferTemplates, reading, ({ request }) =>
    listTemplates(services.db, memberOf(request).company.id),
  )

  endpoints.on(showOfferTemplate, reading, async ({ params, request }) => ({
    data: await showTemplate(services.db, memberOf(request).company.id, params.id),
  }))

  endpoints.on(createOfferTemplate, writing, async ({ body, request }) => ({
    data: await createTemplate(services, memberOf(request), body),
  }))

  endpoints.on(deleteOfferTemplate, writing, ({ params, request }) =>
    deleteTemplate(services, memberOf(request), params.id),
  )
}
