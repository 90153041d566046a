import { memberOf } from '#src/abilities/gates.ts'
import type { Endpoints, Gate } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { editingCompany } from '../gates.ts'
import * as contract from './contract.ts'
import { readWorkingHours, setWorkingHours } from './hours.ts'

/** A member of a company, whatever its state. */
const ofCompany: Gate = (request) => {
  memberOf(request)
}

export function workingHoursRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showWorkingHours, ofCompany, async ({ request }) => ({
    data: await readWorkingHours(services.db, memberOf(request).company.id),
  }))

  endpoints.on(contract.setWorkingHours, editingCompany, async ({ body, request }) => {
    const member = memberOf(request)
    await setWorkingHours(services, member, body.days)
    return { data: await readWorkingHours(services.db, member.company.id) }
  })
}
