import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { confirmInvoice } from './checking.ts'
import { checkInvoice } from './contract.ts'

/** An accountant checks some invoices in a row; whoever tries codes is stopped. */
const LIMITS = { minute: 20, hour: 100 }

export function invoiceCheckingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(checkInvoice, anyone, async ({ params, request, reply }) => {
    await allowNetwork(services, 'invoice-check', networkOf(request.ip), LIMITS)
    reply.header('x-robots-tag', 'noindex')
    return { data: await confirmInvoice(services.db, params.code) }
  })
}
