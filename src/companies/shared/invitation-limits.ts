/** So many invitations to a team leave in a day: of one member, and of the whole company. */
export const INVITATIONS_A_DAY = 20
export const INVITATIONS_A_DAY_FOR_ALL = 50
