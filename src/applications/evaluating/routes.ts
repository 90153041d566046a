import type { FastifyRequest } from 'fastify'
import { able, memberOf, recruiting } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { assign } from './assigning.ts'
import { listColleagues } from './colleagues.ts'
import * as contract from './contract.ts'
import { changeCriteria } from './criteria.ts'
import { deleteNote, editNote, writeNote } from './notes.ts'
import { presentEvaluation } from './present.ts'
import { rate, takeBack } from './rating.ts'
import { addTag, listTags, removeTag } from './tagging.ts'
import { wantsTeamTools } from './team-tools.ts'

/** A reader of the company may evaluate too, and may be in the company just for that. */
const thinking = able('view', 'my offers applications')

export function evaluatingRoutes(endpoints: Endpoints, services: Services) {
  const { db } = services
  const evaluation = async (request: FastifyRequest, id: number) => ({
    data: await presentEvaluation(db, memberOf(request), id),
  })

  endpoints.on(contract.showEvaluation, thinking, ({ params, request }) => evaluation(request, params.id))

  endpoints.on(contract.showEvaluationChoices, thinking, async ({ request }) => {
    const { id, company } = memberOf(request)
    const colleagues = await listColleagues(db, company.id, id)
    const has_tools = await wantsTeamTools(db, company.id, colleagues.length)
    return { data: { tags: await listTags(db, company.id), colleagues, has_tools } }
  })

  endpoints.on(contract.agreeOnCriteria, recruiting, async ({ params, body, request }) => ({
    data: await changeCriteria(services, memberOf(request), params.id, body),
  }))

  endpoints.on(contract.rateCriterion, thinking, async ({ params, body, request }) => {
    await rate(services, memberOf(request), params, body.value)
    return evaluation(request, params.id)
  })

  endpoints.on(contract.takeRatingBack, thinking, async ({ params, request }) => {
    await takeBack(services, memberOf(request), params)
    return evaluation(request, params.id)
  })

  endpoints.on(contract.writeNote, thinking, async ({ params, body, request }) => {
    await writeNote(services, memberOf(request), params.id, body)
    return evaluation(request, params.id)
  })

  endpoints.on(contract.editNote, thinking, async ({ params, body, request }) => {
    await editNote(services, memberOf(request), params, body)
    return evaluation(request, params.id)
  })

  endpoints.on(contract.deleteNote, thinking, async ({ params, request }) => {
    await deleteNote(services, memberOf(request), params)
    return evaluation(request, params.id)
  })

  endpoints.on(contract.addTag, recruiting, async ({ params, body, request }) => {
    await addTag(services, memberOf(request), params.id, body.label)
    return evaluation(request, params.id)
  })

  endpoints.on(contract.removeTag, recruiting, async ({ params, request }) => {
    await removeTag(services, memberOf(request), params)
    return evaluation(request, params.id)
  })

  endpoints.on(contract.assignApplication, recruiting, async ({ params, body, request }) => {
    await assign(services, memberOf(request), params.id, body.user_id)
    return evaluation(request, params.id)
  })
}
