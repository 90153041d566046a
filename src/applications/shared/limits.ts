/** A person may apply so many times to one offer: once, and once more after having withdrawn. */
export const ATTEMPTS_MOST = 2
