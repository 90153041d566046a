/** How many applications one change is for at most. */
export const MOST_AT_ONCE = 100

/** Characters of the message that goes with a decision. */
export const DECISION_MESSAGE_MAX = 3_000
