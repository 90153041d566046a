import { listNames } from '#src/accounts/people.ts'
import { listWritten } from '#src/content/partners/reading.ts'
import { logoHref } from '#src/content/partners/shared/partners.ts'
import * as writing from '#src/content/partners/writing.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'

const write = permitted('write pages')

export function adminPartnersRoutes(endpoints: Endpoints, services: Services) {
  const { db } = services
  const read = async () => {
    const rows = await listWritten(db)
    const names = await listNames(
      db,
      rows.flatMap(({ updated_by_id }) => updated_by_id ?? []),
    )
    return {
      data: rows.map((row) => ({
        id: row.id,
        name: row.name,
        address: row.address,
        sentence: row.sentence,
        logo: row.logo_key && logoHref(row.logo_key),
        is_shown: row.is_shown,
        version: row.version,
        updated_at: row.updated_at.toISOString(),
        updated_by: names.get(row.updated_by_id ?? 0) ?? null,
      })),
    }
  }

  endpoints.on(contract.listAdminPartners, write, read)

  endpoints.on(contract.createPartner, write, async ({ body, request }) => ({
    data: {
      id: await inTransaction(services, administratorOf(request), (unit) =>
        writing.createPartner(unit, body.name),
      ),
    },
  }))

  endpoints.on(contract.savePartner, write, async ({ params, body: { version, ...input }, request }) => {
    await inTransaction(services, administratorOf(request), (unit) =>
      writing.savePartner(unit, params.id, input, version),
    )
    return read()
  })

  endpoints.on(contract.setPartnerLogo, write, async ({ params, body, request }) => {
    await writing.setLogo(services, administratorOf(request), { id: params.id, file: body.picture })
    return read()
  })

  endpoints.on(contract.removePartnerLogo, write, async ({ params, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => writing.removeLogo(unit, params.id))
    return read()
  })

  endpoints.on(contract.orderPartners, write, async ({ body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => writing.orderPartners(unit, body.ids))
    return read()
  })
}
