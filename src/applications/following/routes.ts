import { able, actorOf } from '#src/abilities/gates.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import { pdfName } from '#src/platform/files/pdf-upload.ts'
import { type Endpoints, fieldErrors } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { dayAt } from '#src/shared/dates.ts'
import { type ApplicationRow, findApplicationOf } from '../applications.ts'
import { applyToOffer } from '../applying/applying.ts'
import { applicationInput } from '../applying/shared/application-input.ts'
import * as contract from './contract.ts'
import { archiveOwn, declineOffer, withdrawApplication } from './following.ts'
import { countApplicationsOf, listApplicationsOf, PER_PAGE } from './list.ts'
import { presentDetail, presentItems } from './present.ts'

const viewing = able('view', 'my applications')

export function applicationsRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.postApplication, able('apply to', 'an offer'), async ({ body, request, reply }) => {
    const parsed = applicationInput(dayAt(services.clock.now())).safeParse(body)
    if (!parsed.success) throw invalid(fieldErrors(parsed.error))
    const { row, created } = await applyToOffer(services, actorOf(request), parsed.data)
    const [data] = await presentItems(services.db, [row])
    const answer = contract.postApplication.reply?.parse({ data })
    // The same application sent again is no failure and makes nothing new.
    return reply.code(created ? 201 : 200).send(answer) as never
  })

  endpoints.on(contract.listApplications, viewing, async ({ query, request }) => {
    const { id } = actorOf(request)
    const { rows, total } = await listApplicationsOf(services.db, id, query)
    const items = await presentItems(services.db, rows)
    const page = paginate(items, { page: query.page, per_page: PER_PAGE, total, url: request.url })
    return { ...page, counts: await countApplicationsOf(services.db, id) }
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

  endpoints.on(contract.declineOffer, viewing, async ({ params, request }) => {
    await declineOffer(services, actorOf(request), params.id)
    return { data: await detail(services, actorOf(request).id, params.id) }
  })

  endpoints.on(contract.archiveApplication, viewing, async ({ params, request }) => {
    await archiveOwn(services, actorOf(request), params.id)
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

/** @throws HttpError 404 for an application without a PDF */
export async function readCv(services: Services, row: ApplicationRow): Promise<[Uint8Array, string]> {
  if (!row.cv_key) throw notFound()
  return [await services.files.read(row.cv_key), pdfName(row.cv_name ?? 'CV')]
}
