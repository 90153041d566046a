import type { FastifyRequest } from 'fastify'
import { able, actorOf, memberOf, recruiting } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { findApplicationOf, findApplicationTo, seenState } from '../applications.ts'
import * as contract from './contract.ts'
import { presentProposal } from './present.ts'
import {
  acceptProposal,
  findProposalFor,
  findProposalOf,
  makeProposal,
  readFile,
  withdrawProposal,
} from './proposals.ts'

const viewing = able('view', 'my applications')
const reading = able('view', 'my offers applications')

export function proposalsRoutes(endpoints: Endpoints, services: Services) {
  const { db } = services

  const received = async (request: FastifyRequest, id: number) => {
    const row = await findApplicationOf(db, actorOf(request).id, id)
    return { row, proposal: await findProposalOf(db, row) }
  }
  const made = async (request: FastifyRequest, id: number) => {
    const row = await findApplicationTo(db, memberOf(request).company.id, id)
    return { row, proposal: await findProposalFor(db, row) }
  }
  const forApplicant = async (request: FastifyRequest, id: number) => {
    const { row, proposal } = await received(request, id)
    return { data: await presentProposal(db, row, proposal, seenState(row)) }
  }
  const forRecruiter = async (request: FastifyRequest, id: number) => {
    const { row, proposal } = await made(request, id)
    return { data: await presentProposal(db, row, proposal, row) }
  }

  endpoints.on(contract.showProposal, viewing, ({ params, request }) => forApplicant(request, params.id))

  endpoints.on(contract.downloadProposalFile, viewing, async ({ params, request, reply }) => {
    const { proposal } = await received(request, params.id)
    return sendPdf(reply, ...(await readFile(services, proposal)))
  })

  endpoints.on(contract.acceptProposal, viewing, async ({ params, body, request }) => {
    await acceptProposal(services, actorOf(request), params.id, body.proposal_id)
    return forApplicant(request, params.id)
  })

  endpoints.on(contract.showRecruiterProposal, reading, ({ params, request }) =>
    forRecruiter(request, params.id),
  )

  endpoints.on(contract.downloadRecruiterProposalFile, reading, async ({ params, request, reply }) => {
    const { proposal } = await made(request, params.id)
    return sendPdf(reply, ...(await readFile(services, proposal)))
  })

  endpoints.on(contract.makeProposal, recruiting, async ({ params, body, request }) => {
    const removed = await makeProposal(services, memberOf(request), params.id, body)
    return { ...(await forRecruiter(request, params.id)), ...(removed.length > 0 && { removed }) }
  })

  endpoints.on(contract.withdrawProposal, recruiting, async ({ params, body, request }) => {
    await withdrawProposal(services, memberOf(request), params.id, body)
    return forRecruiter(request, params.id)
  })
}
