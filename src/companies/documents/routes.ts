import { actorOf, memberOf, signedIn } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { editingCompany } from '../gates.ts'
import * as contract from './contract.ts'
import { presentDocument, putDocument, readDocument } from './documents.ts'

export function companyDocumentsRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.putCompanyDocument, editingCompany, async ({ params, body, request }) => {
    const { row, removed } = await putDocument(services, memberOf(request), params.document, body.file)
    return { data: presentDocument(row), removed }
  })

  endpoints.on(contract.readCompanyDocument, signedIn, async ({ params, request, reply }) => {
    const { row, bytes } = await readDocument(services, actorOf(request), params.id)
    return sendPrivateFile(reply, bytes, { name: row.name, content_type: row.content_type })
  })
}
