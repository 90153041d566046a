/** Up to this sum, in whole Ariary, one administrator refunds alone; above it a second one confirms. */
export const REFUND_ALONE = 500_000
