/** Offers are told apart by whether somebody looked at their applications within so many days, or within none of them. */
export const LOOKED_WITHIN = [3, 7, 14] as const
