import { able, actorOf } from '#src/abilities/gates.ts'
import { invalid } from '#src/platform/errors.ts'
import { type Endpoints, fieldErrors } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { dayAt } from '#src/shared/dates.ts'
import { presentItems } from '../following/present.ts'
import { applyToOffer } from './applying.ts'
import { postApplication } from './contract.ts'
import { applicationInput } from './shared/application-input.ts'

export function applyingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(postApplication, able('apply to', 'an offer'), async ({ body, request, reply }) => {
    const parsed = applicationInput(dayAt(services.clock.now())).safeParse(body)
    if (!parsed.success) throw invalid(fieldErrors(parsed.error))
    const { row, created } = await applyToOffer(services, actorOf(request), parsed.data)
    const [data] = await presentItems(services.db, [row])
    const answer = postApplication.reply?.parse({ data })
    // The same application sent again is no failure and makes nothing new.
    return reply.code(created ? 201 : 200).send(answer) as never
  })
}
