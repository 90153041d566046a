/** What an order does beside the plan that a company has. */
export const QUOTE_KINDS = ['new', 'renewal', 'upgrade', 'downgrade'] as const
export type QuoteKind = (typeof QUOTE_KINDS)[number]
