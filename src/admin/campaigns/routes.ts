import * as campaigns from '#src/campaigns/campaigns.ts'
import { countAudience, listCampaigns } from '#src/campaigns/reading.ts'
import { runCampaign, stopCampaign } from '#src/campaigns/sending.ts'
import { previewMail, sendTest } from '#src/campaigns/testing.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { presentDesk, presentRow } from './present.ts'

const sending = permitted('send campaigns')

/** The mail is framed by the administration's page, runs and loads nothing, and opens its links beside it. */
const FRAMED = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
}

export function adminCampaignsRoutes(endpoints: Endpoints, services: Services) {
  const { db, env } = services

  endpoints.on(contract.listCampaigns, sending, async ({ query, request }) => {
    const { rows, total } = await listCampaigns(db, query)
    const page = paginate(rows.map(presentRow), { ...query, total, url: env.ADMIN_URL + request.url })
    return { ...page, audience: await countAudience(db) }
  })

  endpoints.on(contract.createCampaign, sending, async ({ request }) => ({
    data: { id: await inTransaction(services, administratorOf(request), campaigns.createCampaign) },
  }))

  endpoints.on(contract.showCampaign, sending, async ({ params }) => ({
    data: await presentDesk(db, params.id),
  }))

  endpoints.on(contract.saveCampaign, sending, async ({ params, body: { version, ...input }, request }) => {
    const saved = await inTransaction(services, administratorOf(request), (unit) =>
      campaigns.saveCampaign(unit, params.id, input, version),
    )
    return { data: { version: saved.version, saved_at: saved.updated_at.toISOString() } }
  })

  endpoints.on(contract.deleteCampaign, sending, ({ params, body, request }) =>
    inTransaction(services, administratorOf(request), (unit) =>
      campaigns.deleteCampaign(unit, params.id, body.version),
    ),
  )

  endpoints.on(contract.previewCampaign, sending, async ({ params, reply }) =>
    reply.headers(FRAMED).send(await previewMail(services, params.id)),
  )

  endpoints.on(contract.testCampaign, sending, async ({ params, request }) =>
    sendTest(services, administratorOf(request), params.id),
  )

  endpoints.on(contract.planCampaign, sending, async ({ params: { id }, body, request }) => {
    await inTransaction(services, administratorOf(request), async (unit) => {
      await campaigns.planCampaign(unit, id, body.version, body.at ?? null)
      if (!body.at) await runCampaign(unit, id)
    })
    return { data: await presentDesk(db, id) }
  })

  endpoints.on(contract.unplanCampaign, sending, async ({ params: { id }, body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) =>
      campaigns.unplanCampaign(unit, id, body.version),
    )
    return { data: await presentDesk(db, id) }
  })

  endpoints.on(contract.stopCampaign, sending, async ({ params: { id }, body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => stopCampaign(unit, id, body.version))
    return { data: await presentDesk(db, id) }
  })
}
