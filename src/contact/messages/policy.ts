/** A message to the team may have so many characters. */
export const MESSAGE_MAX = 5_000
