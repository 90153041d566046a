import { able, actorOf } from '#src/abilities/gates.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import { type Endpoints, fieldErrors } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import { pdfName } from '#src/platform/pdf-upload.ts'
import type { World } from '#src/platform/world.ts'
import { dayAt } from '#src/shared/dates.ts'
import { countApplicationsOf, listApplicationsOf, PER_PAGE } from './applicant-list.ts'
import { applicationInput } from './application-input.ts'
import { type ApplicationRow, findApplicationOf } from './applications.ts'
import { applyToOffer } from './applying.ts'
import * as contract from './contract.ts'
import { archiveOwn, declineOffer, withdrawApplication } from './following.ts'
import { presentDetail, presentItems } from './present.ts'

const viewing = able('view', 'my applications')

export function applicationsRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(contract.postApplication, able('apply to', 'an offer'), async ({ body, request, reply }) => {
    const parsed = applicationInput(dayAt(world.clock.now())).safeParse(body)
    if (!parsed.success) throw invalid(fieldErrors(parsed.error))
    const { row, created } = await applyToOffer(world, actorOf(request), parsed.data)
    const [data] = await presentItems(world.db, [row])
    const answer = contract.postApplication.reply?.parse({ data })
    // The same application sent again is no failure and makes nothing new.
    return reply.code(created ? 201 : 200).send(answer) as never
  })

  endpoints.on(contract.listApplications, viewing, async ({ query, request }) => {
    const { id } = actorOf(request)
    const { rows, total } = await listApplicationsOf(world.db, id, query)
    const items = await presentItems(world.db, rows)
    const page = paginate(items, { page: query.page, per_page: PER_PAGE, total, url: request.url })
    return { ...page, counts: await countApplicationsOf(world.db, id) }
  })

  endpoints.on(contract.showApplication, viewing, async ({ params, request }) => ({
    data: await detail(world, actorOf(request).id, params.id),
  }))

  endpoints.on(contract.downloadApplicationCv, viewing, async ({ params, request, reply }) => {
    const row = await findApplicationOf(world.db, actorOf(request).id, params.id)
    return sendPdf(reply, ...(await readCv(world, row)))
  })

  endpoints.on(contract.withdrawApplication, viewing, async ({ params, request }) => {
    await withdrawApplication(world, actorOf(request), params.id)
    return { data: await detail(world, actorOf(request).id, params.id) }
  })

  endpoints.on(contract.declineOffer, viewing, async ({ params, request }) => {
    await declineOffer(world, actorOf(request), params.id)
    return { data: await detail(world, actorOf(request).id, params.id) }
  })

  endpoints.on(contract.archiveApplication, viewing, async ({ params, request }) => {
    await archiveOwn(world, actorOf(request), params.id)
    return { data: await detail(world, actorOf(request).id, params.id) }
  })
}

async function detail(world: World, applicantId: number, id: number) {
  return presentDetail(world.db, await findApplicationOf(world.db, applicantId, id), world.clock.now())
}

/** @throws HttpError 404 for an application without a PDF */
export async function readCv(world: World, row: ApplicationRow): Promise<[Uint8Array, string]> {
  if (!row.cv_key) throw notFound()
  return [await world.files.read(row.cv_key), pdfName(row.cv_name ?? 'CV')]
}
