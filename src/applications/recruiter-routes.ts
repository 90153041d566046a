import type { FastifyRequest } from 'fastify'
import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { World } from '#src/platform/world.ts'
import { findReceived } from './applications.ts'
import { recordCvView } from './cv-views.ts'
import { presentReceived, presentReceivedDetail } from './present-received.ts'
import { countReceived, listReceived, PER_PAGE, totalOf } from './received-list.ts'
import * as contract from './recruiter-contract.ts'
import * as reviewing from './reviewing.ts'
import { readCv } from './routes.ts'

const viewing = able('view', 'my offers applications')

export function receivedApplicationsRoutes(endpoints: Endpoints, world: World) {
  const detail = async (request: FastifyRequest, id: number, filters?: contract.ReceivedFilters) => {
    const under = filters ?? contract.receivedFilters.parse({})
    return {
      data: await presentReceivedDetail(world.db, memberOf(request), id, under, world.clock.now()),
    }
  }

  endpoints.on(contract.listReceivedApplications, viewing, async ({ query, request }) => {
    const { page, ...filters } = query
    const company = memberOf(request).company.id
    const rows = await listReceived(world.db, company, filters, page)
    const counts = await countReceived(world.db, company, filters)
    const now = world.clock.now()
    const items = rows.map((row) => presentReceived(row, now))
    const total = totalOf(counts, filters.status)
    return { ...paginate(items, { page, per_page: PER_PAGE, total, url: request.url }), counts }
  })

  endpoints.on(contract.showReceivedApplication, viewing, async ({ params, query, request }) => {
    await reviewing.openReceived(world, memberOf(request), params.id)
    return detail(request, params.id, query)
  })

  endpoints.on(contract.downloadReceivedCv, viewing, async ({ params, request, reply }) => {
    const member = memberOf(request)
    const row = await findReceived(world.db, member.company.id, params.id)
    await recordCvView(world, member, row.id, 'pdf', world.clock.now())
    const [bytes, name] = await readCv(world, row)
    return sendPdf(reply, bytes, name)
  })

  endpoints.on(contract.changeStage, viewing, async ({ params, body, request }) => {
    await reviewing.changeStage(world, memberOf(request), params.id, body)
    return detail(request, params.id)
  })

  endpoints.on(contract.rejectApplication, viewing, async ({ params, body, request }) => {
    await reviewing.rejectApplication(world, memberOf(request), params.id, body)
    return detail(request, params.id)
  })

  endpoints.on(contract.cancelRejection, viewing, async ({ params, request }) => {
    await reviewing.cancelRejection(world, memberOf(request), params.id)
    return detail(request, params.id)
  })

  endpoints.on(contract.hireApplicant, viewing, async ({ params, body, request }) => {
    await reviewing.hireApplicant(world, memberOf(request), params.id, body)
    return detail(request, params.id)
  })

  endpoints.on(contract.archiveReceivedApplication, viewing, async ({ params, request }) => {
    await reviewing.archiveReceived(world, memberOf(request), params.id)
    return detail(request, params.id)
  })
}
