/** A company invites so many people a day to its offers: more than anybody chooses by reading, too few to write to everybody. */
export const INVITATIONS_A_DAY = 30
