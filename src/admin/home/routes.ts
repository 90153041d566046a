import type { FastifyRequest } from 'fastify'
import { canAdminister } from '#src/accounts/shared/admin-permissions.ts'
import { releaseMessage, takeMessage } from '#src/contact/messages/answering.ts'
import { forbidden, notFound } from '#src/platform/errors.ts'
import type { Endpoints, Gate } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administrator, administratorOf } from '../gates.ts'
import { claimItem, releaseClaim } from './claims.ts'
import * as contract from './contract.ts'
import { readFigures } from './figures.ts'
import { findItem, readItems } from './items.ts'
import { ITEM_KINDS, TAKEN_WITH } from './shared/kinds.ts'
import { findUnusual } from './unusual.ts'

/** Lets an administrator through who may decide on the kind of item that the address names. */
const dealing: Gate = (request: FastifyRequest) => {
  const { user } = administratorOf(request)
  const { kind } = request.params as { kind?: string }
  const known = ITEM_KINDS.find((each) => each === kind)
  if (known && !canAdminister(user.admin_role, TAKEN_WITH[known])) throw forbidden()
}

export function adminHomeRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services

  endpoints.on(contract.listWaitingItems, administrator, ({ query, request }) =>
    readItems(db, administratorOf(request), query.group, clock.now()),
  )

  endpoints.on(contract.showHomeFigures, administrator, async ({ request }) => {
    const admin = administratorOf(request)
    const now = clock.now()
    const figures = await readFigures(db, admin, now)
    return { data: { at: now.toISOString(), figures, unusual: await findUnusual(db, admin, figures, now) } }
  })

  endpoints.on(contract.takeItem, dealing, async ({ params: { kind, id }, request }) => {
    const admin = administratorOf(request)
    await inTransaction(services, admin, async (unit) => {
      if (kind === 'contact') return takeMessage(unit, id, admin.id)
      const item = await findItem(unit.db, kind, id)
      if (!item) throw notFound()
      return claimItem(unit, item, admin.id)
    })
  })

  endpoints.on(contract.releaseItem, dealing, async ({ params: { kind, id }, request }) => {
    const admin = administratorOf(request)
    await inTransaction(services, admin, async (unit) => {
      if (kind === 'contact') return releaseMessage(unit, id)
      const item = await findItem(unit.db, kind, id)
      if (!item) throw notFound()
      return releaseClaim(unit, item, admin.id)
    })
  })
}
