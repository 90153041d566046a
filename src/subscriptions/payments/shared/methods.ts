/** How a company pays. The specification names a method and a category on the wire by a number above zero. */
export const PAYMENT_METHODS = [
  'mvola',
  'orange_money',
  'airtel_money',
  'bank_transfer',
  'cheque',
  'cash',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  mvola: 'MVola',
  orange_money: 'Orange Money',
  airtel_money: 'Airtel Money',
  bank_transfer: 'Virement bancaire',
  cheque: 'Chèque',
  cash: 'Espèces au guichet',
}

/** Where the payer sends the money by a phone, and the operator answers with a reference. */
export const isMobileMoney = (method: PaymentMethod) =>
  method === 'mvola' || method === 'orange_money' || method === 'airtel_money'

/** Where a file proves the payment: the bank's statement or the cheque in a picture. */
export const needsProof = (method: PaymentMethod) => method === 'bank_transfer' || method === 'cheque'

export const PAYMENT_CATEGORIES = ['subscription', 'sponsoring'] as const
export type PaymentCategory = (typeof PAYMENT_CATEGORIES)[number]

export const CATEGORY_NAMES: Record<PaymentCategory, string> = {
  subscription: 'Abonnement',
  sponsoring: 'Sponsorisation',
}

interface Prefix {
  method: PaymentMethod
  /** The digits after the first 0 of a Malagasy mobile number. */
  digits: readonly string[]
}
const PREFIXES: readonly Prefix[] = [
  { method: 'mvola', digits: ['34', '38'] },
  { method: 'orange_money', digits: ['32', '37'] },
  { method: 'airtel_money', digits: ['33'] },
]

/** The operator whose number it is, null for another's; `phone` as it is stored, `+261341234567`. */
export function operatorOf(phone: string): PaymentMethod | null {
  const digits = phone.replace(/^\+261/, '').slice(0, 2)
  return PREFIXES.find((each) => each.digits.includes(digits))?.method ?? null
}
