import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import * as contract from './contract.ts'
import { presentKept, presentResume, presentUsableResume } from './present.ts'
import { contentOf, printResume } from './printing.ts'
import {
  createResume,
  deleteResume,
  findResumeOf,
  listResumesOf,
  listUsableResumesOf,
  PER_PAGE,
  updateResume,
} from './resumes.ts'

const viewing = able('view', 'my resumes')
const editing = able('edit', 'resume')

export function resumesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.listResumes, viewing, async ({ query, request }) => {
    const { rows, total } = await listResumesOf(services.db, actorOf(request).id, query.page)
    return paginate(rows.map(presentResume), {
      page: query.page,
      per_page: PER_PAGE,
      total,
      url: services.env.APP_URL + request.url,
    })
  })

  endpoints.on(contract.listUsableResumes, viewing, async ({ request }) => {
    const rows = await listUsableResumesOf(services.db, actorOf(request).id)
    return { data: rows.map(presentUsableResume) }
  })

  endpoints.on(contract.showResume, viewing, async ({ params, request }) => ({
    data: presentResume(await findResumeOf(services.db, actorOf(request).id, params.id)),
  }))

  endpoints.on(contract.createResume, able('create', 'resume'), async ({ body, request }) =>
    presentKept(await createResume(services, actorOf(request), body)),
  )

  endpoints.on(contract.updateResume, editing, async ({ params, body, request }) =>
    presentKept(await updateResume(services, actorOf(request), params.id, body)),
  )

  endpoints.on(contract.deleteResume, editing, ({ params, request }) =>
    deleteResume(services, actorOf(request), params.id),
  )

  endpoints.on(contract.downloadResume, viewing, async ({ params, request, reply }) => {
    const { id, user } = actorOf(request)
    const resume = await findResumeOf(services.db, id, params.id)
    const { bytes, name } = await printResume(services, resume, await contentOf(services.db, user, resume))
    return sendPdf(reply, bytes, name)
  })
}
