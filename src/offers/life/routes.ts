import type { FastifyRequest } from 'fastify'
import { memberOf, recruiting } from '#src/abilities/gates.ts'
import { HttpError, notFound } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import type { OfferApplications } from '../application-facts.ts'
import { showManaged } from '../managing/offer.ts'
import { confirmOpen } from './confirming.ts'
import * as contract from './contract.ts'
import { changeOffer, type Wanted } from './life.ts'

export function offerLifeRoutes(endpoints: Endpoints, services: Services, facts: OfferApplications) {
  const change = async (request: FastifyRequest, id: number, wanted: Wanted) => {
    const member = memberOf(request)
    await changeOffer(services, member, id, wanted, facts)
    return { data: await showManaged(services.db, member, id, facts, services.clock.now()) }
  }
  endpoints.on(contract.pauseOffer, recruiting, ({ params, body, request }) =>
    change(request, params.id, { change: 'pause', version: body.version }),
  )
  endpoints.on(contract.resumeOffer, recruiting, ({ params, body, request }) =>
    change(request, params.id, { change: 'resume', version: body.version }),
  )
  endpoints.on(contract.closeOffer, recruiting, ({ params, body, request }) =>
    change(request, params.id, { change: 'close', ...body }),
  )
  endpoints.on(contract.renewOffer, recruiting, ({ params, body, request }) =>
    change(request, params.id, { change: 'renew', ...body }),
  )
  endpoints.on(contract.archiveOffer, recruiting, ({ params, body, request }) =>
    change(request, params.id, { change: 'archive', version: body.version }),
  )
  endpoints.on(contract.confirmOffer, recruiting, async ({ params, request }) => {
    const member = memberOf(request)
    await confirmOpen(services, member, params.id)
    return { data: await showManaged(services.db, member, params.id, facts, services.clock.now()) }
  })

  endpoints.on(contract.changeOffers, recruiting, async ({ body, request }) => {
    const member = memberOf(request)
    const { change: kind, reason, offers } = body
    const data: { id: number; done: boolean; message: string | null; status: number }[] = []
    // Each offer is changed in a transaction of its own, so that the refusal of one does not undo the others.
    for (const { id, version } of offers) {
      const wanted = { change: kind, reason: reason ?? undefined, version }
      const refusal = await changeOffer(services, member, id, wanted, facts).then(
        () => null,
        (failure: unknown) => {
          if (failure instanceof HttpError) return failure
          throw failure
        },
      )
      data.push({ id, done: !refusal, message: refusal?.message ?? null, status: refusal?.status ?? 200 })
    }
    if (data.every(({ status }) => status === 404)) throw notFound()
    return { data: data.map(({ id, done, message }) => ({ id, done, message })) }
  })
}
