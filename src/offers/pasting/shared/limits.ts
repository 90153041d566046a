/** The most characters of an advertisement that are read. */
export const ADVERTISEMENT_MAX = 10_000
