/** One exported file has at most so many rows. */
export const MOST_EXPORTED = 20_000
