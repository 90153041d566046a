/** The operators by which a payment can be asked for, as their means of payment are called. */
export const OPERATOR_NAMES = ['mvola', 'orange_money', 'airtel_money'] as const
export type OperatorName = (typeof OPERATOR_NAMES)[number]

export const isOperatorName = (text: string): text is OperatorName =>
  OPERATOR_NAMES.some((name) => name === text)

/** Orange asks for the number on its own page; the others ask on the phone of the number that the payer gives. */
export const asksForPhone = (operator: OperatorName) => operator !== 'orange_money'

/**
 * `starting` until the operator's answer to the start is kept, then `waiting` for its final word. `handed_over` is for what
 * a person has to decide on.
 */
export const CHARGE_STATES = ['starting', 'waiting', 'succeeded', 'failed', 'handed_over'] as const
