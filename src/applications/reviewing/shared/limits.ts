/** Rows of one exported file. */
export const MOST_EXPORTED = 20_000
