import type { FastifyRequest } from 'fastify'
import { audit } from '#src/platform/audit.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { hasSeller } from '#src/subscriptions/invoices/seller.ts'
import { acceptPayment, refundPayment, refusePayment } from '#src/subscriptions/payments/deciding.ts'
import { listPayees, savePayee } from '#src/subscriptions/payments/payees.ts'
import { countWaiting, findPayment, listPayments } from '#src/subscriptions/payments/reading.ts'
import { grantDays, restoreTerm, suspendTerm } from '#src/subscriptions/terms/life.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { presentAdminPayment, presentPaymentRows } from './present.ts'

const managing = permitted('manage payments')

export function adminPaymentsRoutes(endpoints: Endpoints, services: Services) {
  const { db, env, clock } = services
  const show = async (request: FastifyRequest, id: number) => ({
    data: await presentAdminPayment(db, await findPayment(db, id), administratorOf(request), clock.now()),
  })
  const decide = async (request: FastifyRequest, id: number, work: (unit: Unit) => Promise<unknown>) => {
    await inTransaction(services, administratorOf(request), work)
    return show(request, id)
  }

  endpoints.on(contract.listAdminPayments, managing, async ({ query, request }) => {
    const { rows, sums, ...counted } = await listPayments(db, query)
    const page = { ...query, ...counted, url: env.ADMIN_URL + request.url }
    return { ...paginate(await presentPaymentRows(db, rows), page), sums, waiting: await countWaiting(db) }
  })
  endpoints.on(contract.showAdminPayment, managing, ({ params, request }) => show(request, params.id))

  endpoints.on(contract.showPaymentProof, managing, async ({ params, request, reply }) => {
    const { proof_key, proof_name, proof_type, company_id, reference } = await findPayment(db, params.id)
    if (proof_key === null) throw notFound()
    const bytes = await services.files.read(proof_key)
    const entry = {
      action: 'payments.proof-viewed',
      subject: `company:${company_id}`,
      details: { reference },
    }
    await inTransaction(services, administratorOf(request), (unit) => audit(unit, entry))
    return sendPrivateFile(reply, bytes, { name: proof_name ?? '', content_type: proof_type ?? '' })
  })

  endpoints.on(contract.acceptPayment, managing, ({ params, body, request }) =>
    decide(request, params.id, (unit) => acceptPayment(unit, params.id, body)),
  )
  endpoints.on(contract.refusePayment, managing, ({ params, body, request }) =>
    decide(request, params.id, (unit) => refusePayment(unit, params.id, body)),
  )
  endpoints.on(contract.refundPayment, managing, ({ params, body, request }) =>
    decide(request, params.id, (unit) => refundPayment(unit, params.id, body.reason)),
  )
  subscriptionRoutes(endpoints, services)
  payeeRoutes(endpoints, services)
}

function subscriptionRoutes(endpoints: Endpoints, services: Services) {
  const change = async (request: FastifyRequest, work: (unit: Unit) => Promise<unknown>) => {
    await inTransaction(services, administratorOf(request), work)
  }
  endpoints.on(contract.suspendSubscription, managing, ({ params, body, request }) =>
    change(request, (unit) => suspendTerm(unit, params.id, body.reason)),
  )
  endpoints.on(contract.restoreSubscription, managing, ({ params, request }) =>
    change(request, (unit) => restoreTerm(unit, params.id)),
  )
  endpoints.on(contract.lengthenSubscription, managing, ({ params, body, request }) =>
    change(request, (unit) => grantDays(unit, params.id, body.days, body.reason)),
  )
}

function payeeRoutes(endpoints: Endpoints, services: Services) {
  const { db } = services
  endpoints.on(contract.listPayees, managing, async () => ({
    data: (await listPayees(db)).map(({ method, is_open, account, holder, details }) => ({
      method,
      is_open,
      account,
      holder,
      details,
    })),
    has_seller: await hasSeller(db),
  }))
  endpoints.on(contract.savePayee, managing, async ({ params, body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => savePayee(unit, params.method, body))
  })
}
