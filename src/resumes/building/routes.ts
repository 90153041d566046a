import { able, actorOf } from '#src/abilities/gates.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { etagOf, isKnownTo } from '#src/platform/http/etag.ts'
import type { Services } from '#src/platform/services.ts'
import { composePicture } from '../composing/compose.ts'
import { documentFromContent } from '../composing/from-content.ts'
import { openFirstPages } from '../first-pages/first-pages.ts'
import { addPhoto, photoOf, readPhoto } from '../photos.ts'
import { presentResume } from '../present.ts'
import { contentOf } from '../printing.ts'
import { findResumeOf } from '../resumes.ts'
import { binResume, deleteBinned, listBinOf, restoreResume } from './bin.ts'
import * as contract from './contract.ts'
import { duplicateResume } from './copies.ts'
import { openDocument, saveDocument } from './documents.ts'
import { presentBinned, presentOpened, presentVersion } from './present.ts'
import { findVersion, listVersions, restoreVersion } from './versions.ts'

const viewing = able('view', 'my resumes')
const editing = able('edit', 'resume')

export function resumeBuildingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showResumeDocument, viewing, async ({ params, request }) => ({
    data: presentOpened(await openDocument(services, actorOf(request), params.id)),
  }))

  endpoints.on(contract.saveResumeDocument, editing, async ({ params, body, request }) => {
    const row = await saveDocument(services, actorOf(request), params.id, body)
    return { data: { revision: row.revision, saved_at: row.updated_at.toISOString(), title: row.title } }
  })

  endpoints.on(contract.duplicateResume, able('create', 'resume'), async ({ params, request }) => ({
    data: presentResume(await duplicateResume(services, actorOf(request), params.id)),
  }))

  endpoints.on(contract.listResumeVersions, viewing, async ({ params, request }) => ({
    data: (await listVersions(services, actorOf(request), params.id)).map(presentVersion),
  }))

  endpoints.on(contract.showResumeVersion, viewing, async ({ params, request }) => {
    const version = await findVersion(services, actorOf(request), params.id, params.version)
    return { data: { ...presentVersion(version), document: version.document } }
  })

  endpoints.on(contract.restoreResumeVersion, editing, async ({ params, request }) => ({
    data: presentOpened(await restoreVersion(services, actorOf(request), params.id, params.version)),
  }))

  endpoints.on(contract.listBin, viewing, async ({ request }) => ({
    data: (await listBinOf(services.db, actorOf(request).id)).map(presentBinned),
  }))

  endpoints.on(contract.binResume, editing, ({ params, request }) =>
    binResume(services, actorOf(request), params.id),
  )

  endpoints.on(contract.restoreResume, editing, async ({ params, request }) => ({
    data: presentResume(await restoreResume(services, actorOf(request), params.id)),
  }))

  endpoints.on(contract.deleteBinned, editing, ({ params, request }) =>
    deleteBinned(services, actorOf(request), params.id),
  )

  picturesRoutes(endpoints, services)
}

const PICTURE = { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' }

function picturesRoutes(endpoints: Endpoints, services: Services) {
  const firstPageOf = openFirstPages(services)

  endpoints.on(contract.addResumePhoto, editing, async ({ body: { picture }, request }) => {
    if (!('bytes' in picture && picture.bytes instanceof Uint8Array))
      throw invalid({ picture: ['Choisissez une image.'] })
    return { data: { key: await addPhoto(services, actorOf(request), picture.bytes) } }
  })

  endpoints.on(contract.showResumePhoto, viewing, async ({ params, request, reply }) => {
    const bytes = await readPhoto(services, actorOf(request).id, params.key)
    return reply.headers({ ...PICTURE, 'cache-control': 'private, no-cache' }).send(Buffer.from(bytes))
  })

  endpoints.on(contract.showResumePicture, viewing, async ({ params, request, reply }) => {
    const { id, user } = actorOf(request)
    const resume = await findResumeOf(services.db, id, params.id)
    const { file_key } = resume
    const document =
      !file_key && (resume.document ?? documentFromContent(await contentOf(services.db, user, resume)))
    // Of one state the picture is always the same: it is drawn again only for who has an older one.
    const state = file_key ?? JSON.stringify(document)
    const etag = etagOf(state)
    const kept = { ...PICTURE, 'cache-control': 'private, no-cache', etag }
    if (isKnownTo(request, etag)) return reply.headers(kept).code(304).send()
    const bytes = document
      ? await composePicture(document, await photoOf(services, id, document))
      : await firstPageOf(id, file_key ?? '')
    if (!bytes) throw notFound()
    return reply.headers(kept).send(Buffer.from(bytes))
  })
}
