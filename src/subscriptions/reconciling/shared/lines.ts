/** A line waits until it proves a payment, or is set aside with a reason. */
export const LINE_STATES = ['open', 'settled', 'set_aside'] as const
