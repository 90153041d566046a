import type { FastifyRequest } from 'fastify'
import { able, actorOf, memberOf } from '#src/abilities/gates.ts'
import { findApplicationOf, findApplicationTo } from '#src/applications/applications.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { askOtherMoments, cancelOwnInterview, declineInterview, takeSlot } from './answering.ts'
import { listBusyTimes } from './busy-times.ts'
import * as contract from './contract.ts'
import * as deciding from './deciding.ts'
import {
  findInterviewOf,
  findInterviewTo,
  type InterviewRow,
  listInterviews,
  readProposals,
} from './interviews.ts'
import { presentInterviews } from './present.ts'
import { proposeInterview, proposeSlots } from './proposing.ts'

export function interviewsRoutes(endpoints: Endpoints, services: Services) {
  applicantRoutes(endpoints, services)
  recruiterRoutes(endpoints, services)
}

function applicantRoutes(endpoints: Endpoints, services: Services) {
  const own = able('view', 'my applications')
  const present = (rows: InterviewRow[]) =>
    presentInterviews(services.db, rows, { side: 'applicant', canAct: true }, services.clock.now())
  const shown = async (request: FastifyRequest, id: number) =>
    one(await present([await findInterviewOf(services.db, actorOf(request).id, id)]))

  endpoints.on(contract.listApplicantInterviews, own, async ({ params, request }) => {
    const { id } = await findApplicationOf(services.db, actorOf(request).id, params.id)
    return { data: await present(await listInterviews(services.db, id)) }
  })

  endpoints.on(contract.takeSlot, own, async ({ params, body, request }) => {
    await takeSlot(services, actorOf(request), params.id, body)
    return shown(request, params.id)
  })

  endpoints.on(contract.declineInterview, own, async ({ params, body, request }) => {
    await declineInterview(services, actorOf(request), params.id, body)
    return shown(request, params.id)
  })

  endpoints.on(contract.askOtherMoments, own, async ({ params, body, request }) => {
    await askOtherMoments(services, actorOf(request), params.id, body)
    return shown(request, params.id)
  })

  endpoints.on(contract.cancelOwnInterview, own, async ({ params, body, request }) => {
    await cancelOwnInterview(services, actorOf(request), params.id, body)
    return shown(request, params.id)
  })
}

function recruiterRoutes(endpoints: Endpoints, services: Services) {
  const viewing = able('view', 'my offers applications')
  const present = (request: FastifyRequest, rows: InterviewRow[]) => {
    const canAct = memberOf(request).company.role !== 'reader'
    return presentInterviews(services.db, rows, { side: 'recruiter', canAct }, services.clock.now())
  }
  const shown = async (request: FastifyRequest, id: number) =>
    one(await present(request, [await findInterviewTo(services.db, memberOf(request).company.id, id)]))

  endpoints.on(contract.listRecruiterInterviews, viewing, async ({ params, request }) => {
    const { id } = await findApplicationTo(services.db, memberOf(request).company.id, params.id)
    const data = await present(request, await listInterviews(services.db, id))
    return { data, proposals: await readProposals(services, id) }
  })

  endpoints.on(contract.proposeInterview, viewing, async ({ params, body, request }) =>
    shown(request, await proposeInterview(services, memberOf(request), params.id, body)),
  )

  endpoints.on(contract.proposeSlots, viewing, async ({ params, body, request }) => {
    await proposeSlots(services, memberOf(request), params.id, body)
    return shown(request, params.id)
  })

  endpoints.on(contract.setMoment, viewing, async ({ params, body, request }) => {
    await deciding.setMoment(services, memberOf(request), params.id, body)
    return shown(request, params.id)
  })

  endpoints.on(contract.cancelInterview, viewing, async ({ params, body, request }) => {
    await deciding.cancelInterview(services, memberOf(request), params.id, body)
    return shown(request, params.id)
  })

  endpoints.on(contract.noteAbsence, viewing, async ({ params, body, request }) => {
    await deciding.noteAbsence(services, memberOf(request), params.id, body.version)
    return shown(request, params.id)
  })

  endpoints.on(contract.takeBackAbsence, viewing, async ({ params, body, request }) => {
    await deciding.takeBackAbsence(services, memberOf(request), params.id, body.version)
    return shown(request, params.id)
  })

  endpoints.on(contract.listBusyTimes, viewing, async ({ query, request }) => {
    const { attendee_ids: ids, start_date: from, end_date: to } = query
    return { data: await listBusyTimes(services.db, memberOf(request), { ids, from, to }) }
  })
}

function one<T>([first]: T[]): { data: T } {
  if (!first) throw new Error('the interview was not presented')
  return { data: first }
}
