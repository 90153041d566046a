/** One request to an operator to take a payment from a payer. */
export interface Charge {
  /** It is ours, as `newChargeId` makes it, and is never used a second time. */
  id: string
  /** Whole Ariary, TVA included. */
  amount: number
  /** As it is stored, `+261341234567`; null where the operator's own page asks for it. */
  payer_phone: string | null
  /** The payment's reference, « PAI-2026-0412 ». */
  reference: string
  requested_at: Date
  /** Where the operator is asked to send its hints. */
  callback_url: string
  /** Where the operator's own page leads back to, when it has one. */
  return_url: string
  cancel_url: string
}

/** What became of the request to start a charge. */
export type ChargeStart =
  /** The payer is asked to confirm; the state has to be asked for from now on. */
  | {
      kind: 'started'
      /** By what the operator is asked for the state. */
      operator_id: string
      /** The operator's page on which the payer confirms; null where the payer's phone asks. */
      payment_url: string | null
      /** What the operator's hints prove themselves by; null where they carry no proof. */
      callback_token: string | null
    }
  /** Nothing was asked of the payer and nothing will be, so another charge may be started. */
  | { kind: 'refused'; code: string; reason: string; retry_after: number | null }
  /** The payer may have been asked: no other charge may be started before the state is final. */
  | { kind: 'unknown'; code: string }

/** What an operator says of a charge that was started. */
export type ChargeState =
  | { kind: 'waiting' }
  | {
      kind: 'succeeded'
      /** The operator's number of the transaction; null when it gave none. */
      operator_reference: string | null
      /** What differs from the request, in words for the person who has to decide; null when nothing does. */
      difference: string | null
    }
  /** Final: nothing was taken. */
  | { kind: 'failed'; code: string; reason: string }
  /** Final: what was taken has been given back. */
  | { kind: 'reversed'; operator_reference: string | null }
  /** The operator has no charge of this id; just after a start it may only be late. */
  | { kind: 'absent' }
  /** Nothing can be concluded; it is to be asked again, after so many seconds when the operator says so. */
  | { kind: 'unknown'; code: string; retry_after: number | null }

export interface StartedCharge {
  id: string
  amount: number
  /** Null when the answer to the start never came. */
  operator_id: string | null
}

/** An operator of mobile money. Neither call throws for what an operator or the network does. */
export interface Operator {
  start(charge: Charge): Promise<ChargeStart>
  ask(charge: StartedCharge): Promise<ChargeState>
}
