/** One exported file has at most so many rows. */
export const MOST_EXPORTED = 20_000

/** Nobody needs more files in a day, and fewer than this are too few to copy a company's applications. */
export const EXPORTS_A_DAY = 30
