import type { FastifyRequest } from 'fastify'
import { able, memberOf } from '#src/abilities/gates.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { findCompany } from '../completeness.ts'
import type { DirectoryFacts } from '../directory/facts.ts'
import { readCompanyPage } from '../directory/public-company.ts'
import { listDocuments } from '../documents/documents.ts'
import { editingCompany } from '../gates.ts'
import { findMembership } from '../members.ts'
import { listPhotos } from '../pictures/photos.ts'
import * as contract from './contract.ts'
import { presentOwnCompany, presentPreview } from './present.ts'
import { withdrawProposal } from './proposal.ts'
import { type CopyCompany, saveCompanySection } from './saving.ts'
import { submitCompany } from './submission.ts'

const viewing = able('view', 'my company profile')

/** What domains that come after this one know of a company: app.ts gives it. */
type Neighbours = DirectoryFacts & { copyCompany: CopyCompany }

export function companyEditingRoutes(endpoints: Endpoints, services: Services, neighbours: Neighbours) {
  const { db, clock } = services

  const own = async (request: FastifyRequest) => {
    const actor = memberOf(request)
    const place = await findMembership(db, actor.id)
    const company = place && (await findCompany(db, place.id))
    if (!company) throw notFound()
    const documents = await listDocuments(db, company.id)
    const photos = await listPhotos(db, company.id)
    return { data: presentOwnCompany({ company, role: place.role, documents, photos }) }
  }

  endpoints.on(contract.showOwnCompany, viewing, async ({ request }) => own(request))

  endpoints.on(contract.updateOwnCompany, editingCompany, async ({ body, request }) => {
    await saveCompanySection(services, memberOf(request), body, neighbours.copyCompany)
    return own(request)
  })

  endpoints.on(contract.submitCompany, editingCompany, async ({ request }) => {
    await submitCompany(services, memberOf(request))
    return own(request)
  })

  endpoints.on(contract.withdrawProposal, editingCompany, async ({ request }) =>
    withdrawProposal(services, memberOf(request)),
  )

  endpoints.on(contract.previewCompany, viewing, async ({ request }) => {
    const { id } = memberOf(request).company
    const company = await findCompany(db, id)
    if (!company) throw notFound()
    const page = await readCompanyPage(db, id, neighbours, clock.now())
    return { data: presentPreview(page, company, clock.now()) }
  })
}
