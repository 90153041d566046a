/** Where something stands on a picture, as shares of its width and height. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A value that was read, with where it stands on the picture; a PDF has no place. */
interface Found<Value> {
  value: Value
  box: Box | null
}

/** What may be meant on a proof by each line that is compared, in the order in which it stands there. */
export interface ProofValues {
  /** Whole Ariary. */
  amounts: Found<number>[]
  /** Capitals, digits and points, as `cleanReference` makes them. */
  references: Found<string>[]
  /** Numbers as they are stored, `+261341234567`: those that money goes to, and all others. */
  payees: Found<string>[]
  payers: Found<string>[]
  /** Days as `2026-11-17`. */
  days: Found<string>[]
}

export const NOTHING_READ: ProofValues = { amounts: [], references: [], payees: [], payers: [], days: [] }
