import type { FastifyRequest } from 'fastify'
import { memberOf } from '#src/abilities/gates.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { hasSeller } from '../invoices/seller.ts'
import { readPlans } from '../plans/plans.ts'
import { quoteAll } from '../terms/quoting.ts'
import { readPaymentAttempts } from './attempts.ts'
import * as contract from './contract.ts'
import { writePaymentsCsv } from './csv.ts'
import { declarePayment } from './declaring.ts'
import { billing, paying } from './gates.ts'
import { cancelPayment, retryPayment } from './life.ts'
import { orderPlan } from './ordering.ts'
import { findOpenPayee, listOpenPayees } from './payees.ts'
import {
  findOwnPayment,
  listForExport,
  listLines,
  listOwnPayments,
  PAYMENTS_PER_PAGE,
  readInvoices,
} from './payments.ts'
import { presentDetail, presentPayee, presentPayment } from './present.ts'
import { orderSponsoring } from './sponsoring-orders.ts'

export function paymentRoutes(endpoints: Endpoints, services: Services) {
  const { db, env, clock } = services
  const show = async (request: FastifyRequest, id: number) => {
    const company = memberOf(request).company.id
    const row = await findOwnPayment(db, company, id)
    const payee = await findOpenPayee(db, row.method)
    const lines = await listLines(db, row.id)
    const declarations = await readPaymentAttempts(db, 'declaration', company, clock.now())
    const invoices = await readInvoices(db, [row])
    return { data: presentDetail(row, { invoices, payee, lines, declarations }) }
  }

  endpoints.on(contract.listPayments, billing, async ({ query, request }) => {
    const { rows, invoices, total, summary } = await listOwnPayments(db, memberOf(request).company.id, query)
    const page = { page: query.page, per_page: PAYMENTS_PER_PAGE, total, url: env.APP_URL + request.url }
    const shown = rows.map((row) => presentPayment(row, invoices))
    return { ...paginate(shown, page), summary }
  })

  endpoints.on(contract.exportPayments, billing, async ({ query, request, reply }) => {
    const { rows, invoices } = await listForExport(db, memberOf(request).company.id, query)
    const file = { name: `paiements-${dayAt(clock.now())}.csv`, content_type: 'text/csv; charset=utf-8' }
    return sendPrivateFile(reply, Buffer.from(writePaymentsCsv(rows, invoices)), file)
  })

  endpoints.on(contract.listQuotes, paying, async ({ request }) => {
    const now = clock.now()
    const company = memberOf(request).company.id
    const quotes = await quoteAll(db, company, await readPlans(db, now), now)
    return {
      data: quotes.map(({ replaces_id: _, starts_at, ends_at, ...quote }) => ({
        ...quote,
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
      })),
      payees: (await hasSeller(db)) ? (await listOpenPayees(db)).map(presentPayee) : [],
      orders: await readPaymentAttempts(db, 'order', company, now),
    }
  })

  endpoints.on(contract.orderPlan, paying, async ({ body, request }) => {
    const member = memberOf(request)
    const { payment_method: method, ...order } = body
    const row = await inTransaction(services, member, (unit) =>
      orderPlan(unit, member.company.id, { ...order, method }),
    )
    return show(request, row.id)
  })

  endpoints.on(contract.orderSponsoring, paying, async ({ params, body, request }) => {
    const member = memberOf(request)
    const { payment_method: method, ...chosen } = body
    const order = { ...chosen, offer_id: params.id, method }
    const row = await inTransaction(services, member, (unit) =>
      orderSponsoring(unit, member.company.id, order),
    )
    return show(request, row.id)
  })

  endpoints.on(contract.showPayment, billing, ({ params, request }) => show(request, params.id))

  endpoints.on(contract.declarePayment, billing, async ({ params, body, request }) => {
    await declarePayment(services, memberOf(request), params.id, body)
    return show(request, params.id)
  })

  endpoints.on(contract.readProof, billing, async ({ params, request, reply }) => {
    const { proof_key, proof_name, proof_type } = await findOwnPayment(
      db,
      memberOf(request).company.id,
      params.id,
    )
    if (proof_key === null) throw notFound()
    const bytes = await services.files.read(proof_key)
    return sendPrivateFile(reply, bytes, { name: proof_name ?? '', content_type: proof_type ?? '' })
  })

  endpoints.on(contract.cancelPayment, billing, async ({ params, request }) => {
    const member = memberOf(request)
    await inTransaction(services, member, (unit) => cancelPayment(unit, member.company.id, params.id))
    return show(request, params.id)
  })

  endpoints.on(contract.retryPayment, paying, async ({ params, body, request }) => {
    const member = memberOf(request)
    const row = await inTransaction(services, member, (unit) =>
      retryPayment(unit, member.company.id, params.id, body.payment_method),
    )
    return show(request, row.id)
  })
}
