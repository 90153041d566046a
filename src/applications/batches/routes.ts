import { able, memberOf } from '#src/abilities/gates.ts'
import { fullName } from '#src/accounts/users.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { SECOND } from '#src/shared/durations.ts'
import { resolveMe } from '../evaluating/opinions.ts'
import { listForRecruiter } from '../reviewing/list.ts'
import { changeMany } from './changing.ts'
import * as contract from './contract.ts'
import { showRecipients } from './recipients.ts'
import { MOST_AT_ONCE } from './shared/limits.ts'
import { listWaiting, takeBackMany } from './taking-back.ts'

/** Who decides on one application decides on many: not a reader. */
const deciding = able('edit', 'job offer')

export function batchesRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services

  endpoints.on(contract.selectApplications, deciding, async ({ query, request }) => {
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

  endpoints.on(contract.listRecipients, deciding, ({ query, request }) =>
    showRecipients(services, memberOf(request), query),
  )

  endpoints.on(contract.changeApplications, deciding, async ({ body, request }) => {
    const { results, notified_at } = await changeMany(services, memberOf(request), body)
    const left = notified_at ? Math.floor((notified_at.getTime() - clock.now().getTime()) / SECOND) : 0
    return {
      data: results,
      notified_at: notified_at?.toISOString() ?? null,
      undo_seconds: left > 0 ? left : null,
    }
  })

  endpoints.on(contract.listWaitingAnswers, deciding, async ({ request }) => ({
    data: await listWaiting(db, memberOf(request).company.id),
  }))

  endpoints.on(contract.takeBackChange, deciding, async ({ params, request }) => ({
    data: await takeBackMany(services, memberOf(request), params.key),
  }))
}
