/** How many applications one change is for at most. */
export const MOST_AT_ONCE = 100
