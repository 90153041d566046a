import { able, actorOf } from '#src/abilities/gates.ts'
import type { Database } from '#src/platform/database.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { findApplicationOf } from '../applications.ts'
import { readCv } from '../dossier.ts'
import { presentDraftItem } from '../drafts/present.ts'
import * as contract from './contract.ts'
import { followUpApplication } from './follow-up.ts'
import { archiveApplication, declineOffer, withdrawApplication } from './following.ts'
import { countApplicationsOf, listApplicationsOf, listDraftsOf, PER_PAGE } from './list.ts'
import { presentDetail, presentItems } from './present.ts'

const viewing = able('view', 'my applications')

/** What the calendar tells of applications, which it imports. */
interface Meetings {
  /** The applications in which the person has slots of an interview to choose from. */
  listSlotsToChoose(database: Database, applicantId: number): Promise<number[]>
}

export function followingRoutes(endpoints: Endpoints, services: Services, meetings: Meetings) {
  endpoints.on(contract.listApplications, viewing, async ({ query, request }) => {
    const { id } = actorOf(request)
    const concerned = await meetings.listSlotsToChoose(services.db, id)
    const { rows, total } = await listApplicationsOf(services.db, id, query, concerned)
    const items = await presentItems(services.db, rows, concerned)
    const page = paginate(items, {
      page: query.page,
      per_page: PER_PAGE,
      total,
      url: services.env.APP_URL + request.url,
    })
    const drafts = await listDraftsOf(services.db, id, query)
    return {
      ...page,
      counts: await countApplicationsOf(services.db, id),
      drafts: drafts.map((each) => presentDraftItem(each, services.clock.now())),
    }
  })

  endpoints.on(contract.showApplication, viewing, async ({ params, request }) => ({
    data: await detail(services, actorOf(request).id, params.id),
  }))

  endpoints.on(contract.downloadApplicationCv, viewing, async ({ params, request, reply }) => {
    const row = await findApplicationOf(services.db, actorOf(request).id, params.id)
    return sendPdf(reply, ...(await readCv(services, row)))
  })

  endpoints.on(contract.withdrawApplication, viewing, async ({ params, request }) => {
    await withdrawApplication(services, actorOf(request), params.id)
    return { data: await detail(services, actorOf(request).id, params.id) }
  })

  endpoints.on(contract.followUpApplication, viewing, async ({ params, request }) => {
    await followUpApplication(services, actorOf(request), params.id)
    return { data: await detail(services, actorOf(request).id, params.id) }
  })

  endpoints.on(contract.declineOffer, viewing, async ({ params, body, request }) => {
    await declineOffer(services, actorOf(request), params.id, body)
    return { data: await detail(services, actorOf(request).id, params.id) }
  })

  endpoints.on(contract.archiveApplication, viewing, async ({ params, request }) => {
    await archiveApplication(services, actorOf(request), params.id)
    return { data: await detail(services, actorOf(request).id, params.id) }
  })
}

async function detail(services: Services, applicantId: number, id: number) {
  return presentDetail(
    services.db,
    await findApplicationOf(services.db, applicantId, id),
    services.clock.now(),
  )
}
