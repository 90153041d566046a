/** What is typed to have one's account deleted. */
export const CONFIRMATION = 'SUPPRIMER'
