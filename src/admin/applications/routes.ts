import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { administratorOf, permitted } from '../gates.ts'
import { readPeriod } from '../statistics/shared/periods.ts'
import * as contract from './contract.ts'
import { countSent } from './counting.ts'
import { findAskedCv, recordReading } from './reading.ts'

export function adminApplicationsRoutes(endpoints: Endpoints, services: Services) {
  const { db, env, clock } = services
  endpoints.on(contract.countApplications, permitted('read applications'), async ({ query, request }) => {
    const period = readPeriod(query, dayAt(clock.now()))
    const { rows, groups, sum } = await countSent(db, period, { ...query, by: query.by ?? 'day' })
    return { ...paginate(rows, { ...query, total: groups, url: env.ADMIN_URL + request.url }), period, sum }
  })

  const reading = permitted('read letters and CVs')
  endpoints.on(contract.readApplication, reading, async ({ params: { id }, body, request }) => {
    const { letter } = await inTransaction(services, administratorOf(request), (unit) =>
      recordReading(unit, id, body),
    )
    const cv = contract.showApplicationCv.path.replace(':id', String(id))
    return { data: body.what === 'letter' ? { letter, cv: null } : { letter: null, cv } }
  })
  endpoints.on(contract.showApplicationCv, reading, async ({ params, request, reply }) => {
    const { id } = administratorOf(request)
    const { key, name } = await findAskedCv(db, id, params.id, clock.now())
    return sendPrivateFile(reply, await services.files.read(key), { name, content_type: 'application/pdf' })
  })
}
