import type { FastifyRequest } from 'fastify'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { changeSetting, undoSetting } from '#src/settings/changing.ts'
import { forgetSettings } from '#src/settings/settings.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { previewEffect } from './effects.ts'
import { presentSettings } from './present.ts'

export function adminSettingsRoutes(endpoints: Endpoints, services: Services) {
  const { db, env, clock } = services
  const managing = permitted('manage settings')
  const read = async () => ({ data: await presentSettings({ db, env }, clock.now()) })
  const change = async (request: FastifyRequest, act: (unit: Unit) => Promise<void>) => {
    await inTransaction(services, administratorOf(request), act)
    forgetSettings()
    return read()
  }

  endpoints.on(contract.showSettings, managing, read)
  endpoints.on(contract.previewSetting, managing, async ({ params, query }) => ({
    data: await previewEffect(db, params.name, query.value, clock.now()),
  }))
  endpoints.on(contract.changeSetting, managing, ({ params, body, request }) =>
    change(request, (unit) =>
      changeSetting(unit, params.name, {
        value: body.value,
        effective_on: body.effective_on ?? null,
        note: body.note ?? null,
        seen_id: body.seen_id ?? null,
      }),
    ),
  )
  endpoints.on(contract.undoSetting, managing, ({ params, request }) =>
    change(request, (unit) => undoSetting(unit, params.id)),
  )
}
