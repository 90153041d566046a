import { after, MINUTE } from '#src/shared/durations.ts'
import type { DailyLimitLeft } from '#src/shared/limits/daily-limit.ts'
import type { PaymentRow } from '../payments/ledger.ts'
import type { ChargeRow } from './charges.ts'
import type { ChargeStatus } from './contract.ts'
import type { OperatorName } from './shared/charges.ts'

interface Beside {
  last: ChargeRow | null
  /** Whether the operator of the payment's method is switched on. */
  isOn: boolean
  charges: DailyLimitLeft
  /** How long an operator gives a payer to confirm. */
  minutesOf: (operator: OperatorName) => number
}

export function presentCharge(payment: PaymentRow, { last, isOn, charges, minutesOf }: Beside): ChargeStatus {
  const isOpen = payment.status === 'pending' && payment.declared_at === null
  return {
    can_start: isOn && isOpen && payment.charging_at === null,
    charges,
    last: last && {
      operator: last.operator,
      state: last.state,
      payer_phone: last.payer_phone,
      payment_url: last.ended_at === null ? last.payment_url : null,
      reason: last.reason,
      started_at: last.created_at.toISOString(),
      confirm_until: after(last.created_at, minutesOf(last.operator) * MINUTE).toISOString(),
    },
  }
}
