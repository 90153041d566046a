import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { countWaitingMails } from '#src/platform/mail/delivery.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { listMailRows, listRefused } from './log.ts'
import { acceptAddress, retryWaiting, sendAgain } from './resending.ts'

export function adminMailsRoutes(endpoints: Endpoints, services: Services) {
  const { db, env, clock } = services
  const reading = permitted('read mails')
  const sending = permitted('send mails again')

  endpoints.on(contract.listMails, reading, async ({ query, request }) => {
    const { rows, ...counted } = await listMailRows(db, query)
    const counts = await countWaitingMails(db, clock.now())
    return {
      ...paginate(rows, { ...query, ...counted, url: env.ADMIN_URL + request.url }),
      counts,
    }
  })

  endpoints.on(contract.resendMail, sending, ({ params, request }) =>
    inTransaction(services, administratorOf(request), (unit) => sendAgain(unit, params.id)),
  )

  endpoints.on(contract.retryMails, sending, async ({ request }) => {
    const count = await inTransaction(services, administratorOf(request), retryWaiting)
    return { data: { count } }
  })

  endpoints.on(contract.listRefusedAddresses, reading, async ({ query, request }) => {
    const { rows, total } = await listRefused(db, query)
    return paginate(rows, { ...query, total, url: env.ADMIN_URL + request.url })
  })

  endpoints.on(contract.acceptRefusedAddress, sending, ({ params, request }) =>
    inTransaction(services, administratorOf(request), (unit) => acceptAddress(unit, params.id)),
  )
}
