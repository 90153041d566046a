/** Characters of a message to the team. */
export const MESSAGE_MAX = 5_000
