import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { resolveMe } from '../evaluating/opinions.ts'
import { listOffersAppliedTo, listQuestions } from './beside.ts'
import { showApplicationsBoard } from './board.ts'
import type { ComingFacts } from './coming.ts'
import * as contract from './contract.ts'
import { readCvViews } from './cv-views.ts'
import { countForRecruiter, listForRecruiter, PER_PAGE, totalOf } from './list.ts'
import { presentDetail, presentItems } from './present.ts'
import * as reviewing from './reviewing.ts'

const viewing = able('view', 'my offers applications')

export function reviewingRoutes(endpoints: Endpoints, services: Services, facts: ComingFacts) {
  endpoints.on(contract.listRecruiterApplications, viewing, async ({ query, request }) => {
    const { page, ...asked } = query
    const {
      id,
      company: { id: company },
    } = memberOf(request)
    const filters = resolveMe(id, asked)
    const now = services.clock.now()
    const rows = await listForRecruiter(services.db, company, filters, { page, now })
    const counts = await countForRecruiter(services.db, company, filters, now)
    const { offer_id } = filters
    const items = await presentItems(services.db, rows, { facts, now, withAnswers: Boolean(offer_id) })
    const questions = offer_id ? await listQuestions(services.db, company, offer_id) : []
    const total = totalOf(counts, filters.status)
    return {
      ...paginate(items, { page, per_page: PER_PAGE, total, url: services.env.APP_URL + request.url }),
      counts,
      questions,
      offers: await listOffersAppliedTo(services.db, company),
      cv_views: await readCvViews(services, memberOf(request)),
    }
  })

  endpoints.on(contract.showBoard, viewing, ({ query, request }) =>
    showApplicationsBoard(services, memberOf(request), resolveMe(memberOf(request).id, query), facts),
  )

  endpoints.on(contract.showRecruiterApplication, viewing, async ({ params, query, request }) => {
    const { ahead, ...filters } = query
    const member = memberOf(request)
    const open = ahead ? reviewing.readAhead : reviewing.openApplication
    await open(services, member, params.id)
    const asked = { facts, filters: resolveMe(member.id, filters) }
    return { data: await presentDetail(services, member, params.id, asked) }
  })

  endpoints.on(
    contract.downloadRecruiterApplicationCv,
    viewing,
    async ({ params, query, request, reply }) => {
      const file = reviewing.downloadCv(services, memberOf(request), params.id, query.ahead ? 'ahead' : 'pdf')
      return sendPdf(reply, ...(await file))
    },
  )
}
