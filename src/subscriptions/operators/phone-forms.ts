import type { Charge } from './operator.ts'
import type { OperatorName } from './shared/charges.ts'

/** The nine digits of a Malagasy number without country code and without the first 0. */
export function nationalDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-9)
}

/** @throws Error when the charge has no number, which its caller must have asked for */
export function payerDigits({ payer_phone }: Charge, operator: OperatorName): string {
  if (payer_phone === null) throw new Error(`a charge by ${operator} needs the number of its payer`)
  return nationalDigits(payer_phone)
}
