import { able, actorOf } from '#src/abilities/gates.ts'
import type { Database } from '#src/platform/database.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import * as contract from './contract.ts'
import { countResumes } from './counts.ts'
import { presentListed, presentResume, presentSaved, presentUsableResume } from './present.ts'
import { contentOf, printResume } from './printing.ts'
import {
  checkResumeFile,
  createResume,
  findResumeOf,
  listResumesByState,
  listResumesOf,
  PER_PAGE,
  updateResume,
} from './resumes.ts'

const viewing = able('view', 'my resumes')
const editing = able('edit', 'resume')

/** What the applications tell of CVs. */
export interface ApplicationCounts {
  /** Counts by CV the applications that were sent with it. */
  countApplicationsWith: (database: Database, resumeIds: number[]) => Promise<ReadonlyMap<number, number>>
}

export function resumesRoutes(endpoints: Endpoints, services: Services, counts: ApplicationCounts) {
  endpoints.on(contract.listResumes, viewing, async ({ query, request }) => {
    const { rows, total } = await listResumesOf(services.db, actorOf(request).id, query.page)
    const sent = await counts.countApplicationsWith(
      services.db,
      rows.map(({ id }) => id),
    )
    const listed = rows.map((row) => presentListed(row, sent))
    const page = paginate(listed, {
      page: query.page,
      per_page: PER_PAGE,
      total,
      url: services.env.APP_URL + request.url,
    })
    const { drafts } = await countResumes(services.db, actorOf(request).id)
    return { ...page, drafts_count: drafts }
  })

  endpoints.on(contract.listUsableResumes, viewing, async ({ request }) => {
    const { id } = actorOf(request)
    const ready = await listResumesByState(services.db, id, { is_draft: false })
    const drafts = await listResumesByState(services.db, id, { is_draft: true })
    return { data: ready.map(presentUsableResume), drafts: drafts.map(presentUsableResume) }
  })

  endpoints.on(contract.showResume, viewing, async ({ params, request }) => ({
    data: presentResume(await findResumeOf(services.db, actorOf(request).id, params.id)),
  }))

  endpoints.on(contract.createResume, able('create', 'resume'), async ({ body, request }) =>
    presentSaved(await createResume(services, actorOf(request), body)),
  )

  endpoints.on(contract.checkResumeFile, able('create', 'resume'), async ({ body, request }) => {
    const { removed } = await checkResumeFile(services, actorOf(request), body.file)
    return removed.length > 0 ? { removed } : {}
  })

  endpoints.on(contract.updateResume, editing, async ({ params, body, request }) =>
    presentSaved(await updateResume(services, actorOf(request), params.id, body)),
  )

  endpoints.on(contract.downloadResume, viewing, async ({ params, request, reply }) => {
    const { id, user } = actorOf(request)
    const resume = await findResumeOf(services.db, id, params.id)
    const { bytes, name } = await printResume(services, resume, await contentOf(services.db, user, resume))
    return sendPdf(reply, bytes, name)
  })
}
