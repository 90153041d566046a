import type { FastifyRequest } from 'fastify'
import { actorOf, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf, sendPrivateFile } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { billing } from '../../payments/gates.ts'
import { findOwnInvoice } from '../invoices.ts'
import { printInvoice } from '../printing/print.ts'
import { describeInvoice } from '../structured/terms.ts'
import { writeUbl } from '../structured/ubl.ts'
import * as contract from './contract.ts'

/** One person cannot keep the printer from everybody else. */
const PRINTS_A_MINUTE = 30

export function invoiceDownloadRoutes(endpoints: Endpoints, services: Services) {
  const { db, env, clock } = services
  const find = (request: FastifyRequest, id: number) => findOwnInvoice(db, memberOf(request).company.id, id)

  endpoints.on(contract.readInvoicePdf, billing, async ({ params, request, reply }) => {
    const invoice = await find(request, params.id)
    await allowAttempt(db, `invoice-pdf:${actorOf(request).id}`, PRINTS_A_MINUTE, 60, clock.now())
    return sendPdf(reply, await printInvoice(db, invoice, env.APP_URL), `${invoice.number}.pdf`)
  })

  endpoints.on(contract.readInvoiceXml, billing, async ({ params, request, reply }) => {
    const invoice = await find(request, params.id)
    const file = { name: `${invoice.number}.xml`, content_type: 'application/xml' }
    return sendPrivateFile(reply, Buffer.from(writeUbl(invoice)), file)
  })

  endpoints.on(contract.readInvoiceJson, billing, async ({ params, request, reply }) => {
    const invoice = await find(request, params.id)
    const json = `${JSON.stringify(describeInvoice(invoice), null, 2)}\n`
    const file = { name: `${invoice.number}.json`, content_type: 'application/json' }
    return sendPrivateFile(reply, Buffer.from(json), file)
  })
}
