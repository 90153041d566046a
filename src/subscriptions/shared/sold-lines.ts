/** A line as it is sold: prices include the TVA. */
export interface SoldLine {
  name: string
  details?: string
  /** A whole number; -1 takes the price off. */
  quantity: number
  /** Price of one piece in whole Ariary, TVA included. */
  unit_price: number
}

/** What the lines come to, in whole Ariary, TVA included. */
export const totalOf = (lines: readonly SoldLine[]) =>
  lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0)
