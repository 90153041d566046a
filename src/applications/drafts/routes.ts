import { able, actorOf } from '#src/abilities/gates.ts'
import { notFound } from '#src/platform/errors.ts'
import { pdfName } from '#src/platform/files/pdf-upload.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import * as contract from './contract.ts'
import { findDraft, removeDraft, saveDraft, saveDraftFile } from './drafts.ts'
import { presentDraft, presentSaved } from './present.ts'

const applying = able('apply to', 'an offer')

export function draftsRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showDraft, applying, async ({ params, request }) => {
    const row = await findDraft(services.db, actorOf(request).id, params.id)
    return { data: row && (await presentDraft(services.db, row)) }
  })

  endpoints.on(contract.saveDraft, applying, async ({ params, body, request }) => {
    const { version, keeps_file, ...content } = body
    const row = await saveDraft(services, actorOf(request), params.id, { content, version, keeps_file })
    return { data: presentSaved(row) }
  })

  endpoints.on(contract.saveDraftFile, applying, async ({ params, body, request }) => {
    const { version, resume_pdf: file } = body
    const { row, removed } = await saveDraftFile(services, actorOf(request), params.id, { version, file })
    return { data: presentSaved(row), ...(removed.length > 0 && { removed }) }
  })

  endpoints.on(contract.downloadDraftFile, applying, async ({ params, request, reply }) => {
    const row = await findDraft(services.db, actorOf(request).id, params.id)
    if (!row?.file_key) throw notFound()
    return sendPdf(reply, await services.files.read(row.file_key), pdfName(row.file_name ?? 'CV'))
  })

  endpoints.on(contract.deleteDraft, applying, async ({ params, request }) => {
    const { id } = actorOf(request)
    await inTransaction(services, actorOf(request), (unit) => removeDraft(unit, id, params.id))
  })
}
