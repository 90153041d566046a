import type { FastifyRequest } from 'fastify'
import { resumeProposalReminders } from '#src/applications/proposals/ending.ts'
import { acceptProposal, refuseProposal } from '#src/companies/moderation/proposals.ts'
import {
  findCompanyDocument,
  listModeratedCompanies,
  readModeratedCompany,
} from '#src/companies/moderation/reading.ts'
import { restoreCompany, suspendCompany } from '#src/companies/moderation/suspension.ts'
import { askCorrections, validateCompany } from '#src/companies/moderation/validation.ts'
import { readPicture } from '#src/companies/pictures/reading.ts'
import { copyCompany } from '#src/offers/writing/company-copies.ts'
import { audit } from '#src/platform/audit.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { listDecisions } from '../audit/log.ts'
import { administratorOf, permitted } from '../gates.ts'
import { readActivity } from './activity.ts'
import { readBackground } from './background.ts'
import * as contract from './contract.ts'
import { presentCompany, presentCompanyRow } from './present.ts'

export function adminCompaniesRoutes(endpoints: Endpoints, services: Services) {
  readingRoutes(endpoints, services)
  const decide = permitted('decide on companies')
  const change = (request: FastifyRequest, work: (unit: Unit) => Promise<void>) =>
    inTransaction(services, administratorOf(request), work)

  endpoints.on(contract.validateCompany, decide, ({ params, body, request }) =>
    change(request, (unit) => validateCompany(unit, params.id, body)),
  )
  endpoints.on(contract.askCorrections, decide, ({ params, body, request }) =>
    change(request, (unit) => askCorrections(unit, params.id, body)),
  )
  endpoints.on(contract.suspendCompany, decide, ({ params, body, request }) =>
    change(request, (unit) => suspendCompany(unit, params.id, body.reason)),
  )
  endpoints.on(contract.restoreCompany, decide, ({ params, request }) =>
    change(request, async (unit) => {
      await restoreCompany(unit, params.id)
      await resumeProposalReminders(unit, params.id)
    }),
  )
  endpoints.on(contract.acceptProposal, decide, ({ params, body, request }) =>
    change(request, (unit) => acceptProposal(unit, params.id, body.proposed_at, copyCompany)),
  )
  endpoints.on(contract.refuseProposal, decide, ({ params, body, request }) =>
    change(request, (unit) => refuseProposal(unit, params.id, body)),
  )
}

function readingRoutes(endpoints: Endpoints, services: Services) {
  const { db, env } = services
  endpoints.on(contract.listCompanies, permitted('read companies'), async ({ query, request }) => {
    const { rows, ...counted } = await listModeratedCompanies(db, query)
    return paginate(rows.map(presentCompanyRow), { ...query, ...counted, url: env.ADMIN_URL + request.url })
  })

  endpoints.on(contract.showCompany, permitted('read companies'), async ({ params }) => {
    const company = await readModeratedCompany(db, params.id)
    const activity = await readActivity(services, company.id)
    const background = await readBackground(db, company)
    const decisions = await listDecisions(db, [`company:${company.id}`])
    return { data: presentCompany(company, { ...activity, ...background, decisions }) }
  })

  endpoints.on(contract.showPicture, permitted('read companies'), async ({ params, request, reply }) => {
    const { bytes } = await readPicture(services, administratorOf(request), params.id, params.name)
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' })
      .send(Buffer.from(bytes))
  })

  endpoints.on(contract.showDocument, permitted('read papers'), async ({ params, request, reply }) => {
    const { id, key, name, content_type } = await findCompanyDocument(db, params.id, params.document_id)
    const bytes = await services.files.read(key)
    const entry = { action: 'companies.paper-viewed', subject: `company:${params.id}`, details: { id, name } }
    await inTransaction(services, administratorOf(request), (unit) => audit(unit, entry))
    return sendPrivateFile(reply, bytes, { name, content_type })
  })
}
