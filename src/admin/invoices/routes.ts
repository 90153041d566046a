import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { findInvoice } from '#src/subscriptions/invoices/invoices.ts'
import { printInvoice } from '#src/subscriptions/invoices/printing/print.ts'
import { permitted } from '../gates.ts'
import * as contract from './contract.ts'

const managing = permitted('manage payments')

export function adminInvoicesRoutes(endpoints: Endpoints, services: Services) {
  const { db, env } = services
  endpoints.on(contract.readAdminInvoicePdf, managing, async ({ params, reply }) => {
    const invoice = await findInvoice(db, params.id)
    // The document leads to the public site, where the administration's address means nothing.
    return sendPdf(reply, await printInvoice(db, invoice, env.APP_URL), `${invoice.number}.pdf`)
  })
}
