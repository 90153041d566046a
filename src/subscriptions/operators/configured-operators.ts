import type { Env } from '#src/platform/env.ts'
import type { Services } from '#src/platform/services.ts'
import { openAirtelMoney } from './airtel-money.ts'
import { openMvola } from './mvola.ts'
import type { Operator } from './operator.ts'
import { openOrangeMoney } from './orange-money.ts'
import type { OperatorName } from './shared/charges.ts'

export type Operators = ReadonlyMap<OperatorName, Operator>

const TIMEOUT_MS = 15_000

const opened = new WeakMap<Env, Operators>()

/** The operators that are switched on, opened once by a process. */
export function operatorsOf(services: Pick<Services, 'env' | 'clock'>): Operators {
  const known = opened.get(services.env)
  if (known) return known
  const operators = openOperators(services)
  opened.set(services.env, operators)
  return operators
}

/**
 * Opens the operators whose keys are in the environment, which has all of an operator's keys or none. They keep their
 * tokens, so a process opens them once.
 * @param timeout_ms how long one request may take
 */
export function openOperators(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  timeout_ms = TIMEOUT_MS,
): Operators {
  const operators = new Map<OperatorName, Operator>()
  if (env.MVOLA_CONSUMER_KEY) {
    const settings = {
      base: env.MVOLA_API,
      consumer_key: env.MVOLA_CONSUMER_KEY,
      consumer_secret: env.MVOLA_CONSUMER_SECRET ?? '',
      merchant: env.MVOLA_MERCHANT_NUMBER ?? '',
      partner_name: env.MVOLA_PARTNER_NAME,
    }
    operators.set('mvola', openMvola(clock, { ...settings, timeout_ms }))
  }
  if (env.AIRTEL_MONEY_CLIENT_ID) {
    const settings = {
      base: env.AIRTEL_MONEY_API,
      client_id: env.AIRTEL_MONEY_CLIENT_ID,
      client_secret: env.AIRTEL_MONEY_CLIENT_SECRET ?? '',
    }
    operators.set('airtel_money', openAirtelMoney(clock, { ...settings, timeout_ms }))
  }
  if (env.ORANGE_MONEY_CLIENT_ID) {
    const settings = {
      base: env.ORANGE_MONEY_API,
      client_id: env.ORANGE_MONEY_CLIENT_ID,
      client_secret: env.ORANGE_MONEY_CLIENT_SECRET ?? '',
      merchant_key: env.ORANGE_MONEY_MERCHANT_KEY ?? '',
      country: env.ORANGE_MONEY_COUNTRY,
      currency: env.ORANGE_MONEY_CURRENCY,
      page_origin: new URL(env.ORANGE_MONEY_PAGE ?? env.ORANGE_MONEY_API).origin,
    }
    operators.set('orange_money', openOrangeMoney(clock, { ...settings, timeout_ms }))
  }
  return operators
}

/** How many minutes an operator gives a payer to confirm. */
export function confirmingMinutes(env: Env, operator: OperatorName): number {
  const minutes: Record<OperatorName, number> = {
    mvola: env.MVOLA_CONFIRMING_MINUTES,
    airtel_money: env.AIRTEL_MONEY_CONFIRMING_MINUTES,
    orange_money: env.ORANGE_MONEY_CONFIRMING_MINUTES,
  }
  return minutes[operator]
}
