/** After so many days without a look at waiting applications, recruiters are asked whether the offer is still open. */
export const UNATTENDED_DAYS = 14

/** So many days later an offer about which nobody answered is paused. */
export const ANSWER_DAYS = 5
