import type { FastifyRequest } from 'fastify'
import { able, memberOf, recruiting } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { SECOND } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import { resolveMe } from '../evaluating/opinions.ts'
import type { ComingFacts } from '../reviewing/coming.ts'
import { listForRecruiter } from '../reviewing/list.ts'
import { presentDetail } from '../reviewing/present.ts'
import { answerEveryone } from './answer-everyone.ts'
import { changeMany } from './batches.ts'
import * as contract from './contract.ts'
import { archiveApplication, type Decision, decide } from './deciding.ts'
import { showRecipients } from './recipients.ts'
import { MOST_AT_ONCE } from './shared/limits.ts'
import { cancelRejection, listWaiting, undoMany, undoMove } from './undo.ts'

const viewing = able('view', 'my offers applications')
/** Whoever decides on one application decides on many; a reader does neither. */

export function decidingRoutes(endpoints: Endpoints, services: Services, facts: ComingFacts) {
  decidingOnOneRoutes(endpoints, services, facts)
  decidingOnManyRoutes(endpoints, services, facts)
}

function decidingOnOneRoutes(endpoints: Endpoints, services: Services, facts: ComingFacts) {
  const detail = async (request: FastifyRequest, id: number) => ({
    data: await presentDetail(services, memberOf(request), id, { facts }),
  })
  const decideOn = async (request: FastifyRequest, id: number, version: number, decision: Decision) => {
    await decide(services, memberOf(request), { id, version }, decision)
    return detail(request, id)
  }

  endpoints.on(contract.changeStage, viewing, ({ params, body, request }) => {
    const { version, stage, message = null } = body
    return decideOn(request, params.id, version, { change: stage, message })
  })

  endpoints.on(contract.undoMove, viewing, async ({ params, body, request }) => {
    await undoMove(services, memberOf(request), params.id, body.version)
    return detail(request, params.id)
  })

  endpoints.on(contract.rejectApplication, viewing, ({ params, body, request }) => {
    const { version, reason, message = null } = body
    return decideOn(request, params.id, version, { change: 'reject', reason, message })
  })

  endpoints.on(contract.cancelRejection, viewing, async ({ params, request }) => {
    await cancelRejection(services, memberOf(request), params.id)
    return detail(request, params.id)
  })

  endpoints.on(contract.hireApplicant, viewing, ({ params, body, request }) => {
    const { version, message = null } = body
    return decideOn(request, params.id, version, { change: 'hire', message })
  })

  endpoints.on(contract.archiveRecruiterApplication, viewing, async ({ params, request }) => {
    await archiveApplication(services, memberOf(request), params.id)
    return detail(request, params.id)
  })
}

function decidingOnManyRoutes(endpoints: Endpoints, services: Services, facts: ComingFacts) {
  const { db, clock } = services

  endpoints.on(contract.answerAll, recruiting, async ({ params, body, request }) => {
    const answered_count = await answerEveryone(services, memberOf(request), params.id, body)
    return { data: { answered_count } }
  })

  endpoints.on(contract.selectApplications, recruiting, async ({ query, request }) => {
    const { id: me, company } = memberOf(request)
    const rows = await listForRecruiter(db, company.id, resolveMe(me, query), {
      page: 1,
      limit: MOST_AT_ONCE,
      now: clock.now(),
    })
    const data = rows.map(({ application: { id, version }, person }) => ({
      id,
      version,
      applicant_name: fullName(person),
    }))
    return { data }
  })

  endpoints.on(contract.listRecipients, recruiting, ({ query, request }) =>
    showRecipients(services, memberOf(request), query, facts),
  )

  endpoints.on(contract.changeApplications, recruiting, async ({ body, request }) => {
    const { results, notified_at } = await changeMany(services, memberOf(request), body)
    const left = notified_at ? Math.floor((notified_at.getTime() - clock.now().getTime()) / SECOND) : 0
    return {
      data: results,
      notified_at: notified_at?.toISOString() ?? null,
      undo_seconds: left > 0 ? left : null,
    }
  })

  endpoints.on(contract.listWaitingAnswers, recruiting, async ({ request }) => ({
    data: await listWaiting(db, memberOf(request).company.id),
  }))

  endpoints.on(contract.takeBackChange, recruiting, async ({ params, request }) => ({
    data: await undoMany(services, memberOf(request), params.key),
  }))
}
