/** A person types this word to have the account deleted. */
export const CONFIRMATION = 'SUPPRIMER'
