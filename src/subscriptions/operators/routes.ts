import type { FastifyRequest } from 'fastify'
import { memberOf } from '#src/abilities/gates.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { readPaymentAttempts } from '../payments/attempts.ts'
import { billing, paying } from '../payments/gates.ts'
import { findOwnPayment } from '../payments/payments.ts'
import { takeHint } from './asking.ts'
import { findCharge } from './charges.ts'
import { confirmingMinutes, operatorsOf } from './configured-operators.ts'
import * as contract from './contract.ts'
import { presentCharge } from './present.ts'
import { isOperatorName, type OperatorName } from './shared/charges.ts'
import { startCharge } from './starting.ts'

/** An operator sends all its hints from a few addresses. */
const HINTS_A_MINUTE = 600

export function operatorRoutes(endpoints: Endpoints, services: Services) {
  const { db, env } = services
  const minutesOf = (operator: OperatorName) => confirmingMinutes(env, operator)
  const show = async (request: FastifyRequest, id: number) => {
    const payment = await findOwnPayment(db, memberOf(request).company.id, id)
    const isOn = isOperatorName(payment.method) && operatorsOf(services).has(payment.method)
    const charges = await readPaymentAttempts(db, 'charge', payment.company_id, services.clock.now())
    return { data: presentCharge(payment, { last: await findCharge(db, id), isOn, charges, minutesOf }) }
  }

  endpoints.on(contract.showCharge, billing, ({ params, request }) => show(request, params.id))

  endpoints.on(contract.startCharge, paying, async ({ params, body, request }) => {
    await startCharge(services, memberOf(request), params.id, body.payer_phone ?? null)
    return show(request, params.id)
  })

  const hint = async (
    request: FastifyRequest,
    { operator, secret }: { operator: OperatorName; secret: string },
  ) => {
    await allowNetwork(services, 'operator-hint', networkOf(request.ip), { minute: HINTS_A_MINUTE })
    await takeHint(services, operator, secret)
  }
  endpoints.on(contract.takePutHint, anyone, ({ params, request }) => hint(request, params))
  endpoints.on(contract.takePostHint, anyone, ({ params, request }) => hint(request, params))
}
