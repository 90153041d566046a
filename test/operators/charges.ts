import { readEnv } from '#src/platform/env.ts'
import { newChargeId } from '#src/subscriptions/operators/charge-ids.ts'
import { openOperators } from '#src/subscriptions/operators/configured-operators.ts'
import type { Charge } from '#src/subscriptions/operators/operator.ts'
import type { OperatorName } from '#src/subscriptions/operators/shared/charges.ts'

/** Tests wait so long for an answer that never comes, in milliseconds. */
const TIMEOUT_MS = 300

export function makeCharge(values: Partial<Charge> = {}): Charge {
  return {
    id: newChargeId(),
    amount: 60_000,
    payer_phone: '+261341234567',
    reference: 'PAI-2026-0412',
    requested_at: new Date('2026-11-21T08:00:00Z'),
    callback_url: 'https://asafidy.test/api/payments/callbacks/operator/secret',
    return_url: 'https://asafidy.test/retour',
    cancel_url: 'https://asafidy.test/annulation',
    ...values,
  }
}

/** Opens one operator by its settings of the environment, with a clock that a test moves. */
export function openOperator(name: OperatorName, settings: Record<string, string>) {
  let now = new Date('2026-11-21T08:00:00Z')
  const clock = { now: () => now }
  const env = readEnv({
    DATABASE_URL: 'postgres://nowhere',
    APP_SECRET: 'f1e0c9b25ad84736a0be9d17c3528f64',
    ...settings,
  })
  const operator = openOperators({ env, clock }, TIMEOUT_MS).get(name)
  if (!operator) throw new Error(`${name} is not switched on`)
  return {
    ...operator,
    advance(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}
