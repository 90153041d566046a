import type { FastifyRequest } from 'fastify'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { changeEntry, undoChange } from '#src/reference-changes/changing.ts'
import { refreshReference } from '#src/reference-changes/current.ts'
import { LEAST_SHOWN, listFailed, SHOWN_DAYS } from '#src/reference-changes/failed-searches.ts'
import type { ChangedList } from '#src/reference-changes/shared/lists.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { previewEntry } from './effects.ts'
import { presentList, presentLists } from './present.ts'
import { listUnrepaired } from './unrepaired.ts'

export function adminReferenceRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services
  const managing = permitted('manage settings')
  const read = async (list: ChangedList) => ({ data: await presentList(db, list, clock.now()) })
  const change = async (request: FastifyRequest, act: (unit: Unit) => Promise<ChangedList>) => {
    const list = await inTransaction(services, administratorOf(request), act)
    await refreshReference(db, clock.now())
    return read(list)
  }
  const save = (
    request: FastifyRequest,
    { list, id }: { list: ChangedList; id: number | null },
    { effective_on = null, note, seen_id = null, ...value }: contract.EntryChangeBody,
  ) =>
    change(request, async (unit) => {
      await changeEntry(unit, list, id, { value, effective_on, note: note || null, seen_id })
      return list
    })

  endpoints.on(contract.showReference, managing, async () => {
    const now = clock.now()
    const failed = listUnrepaired(await listFailed(db, now))
    return { data: { ...(await presentLists(db, now)), failed_searches: failed.length } }
  })
  endpoints.on(contract.showReferenceList, managing, ({ params }) => read(params.list))
  endpoints.on(contract.previewEntry, managing, async ({ params, query }) => ({
    data: await previewEntry(db, { list: params.list, id: query.id ?? null, text: query.text }, clock.now()),
  }))
  endpoints.on(contract.addEntry, managing, ({ params, body, request }) =>
    save(request, { list: params.list, id: null }, body),
  )
  endpoints.on(contract.changeEntry, managing, ({ params, body, request }) => save(request, params, body))
  endpoints.on(contract.undoEntryChange, managing, ({ params, request }) =>
    change(request, (unit) => undoChange(unit, params.id)),
  )
  endpoints.on(contract.listFailedSearches, managing, async () => ({
    data: {
      days: SHOWN_DAYS,
      least: LEAST_SHOWN,
      searches: listUnrepaired(await listFailed(db, clock.now())),
    },
  }))
}
