/** A person keeps so many letters at most. */
export const LETTERS_MOST = 20
export const LETTERS_FULL = `Vous avez déjà ${LETTERS_MOST} lettres\u00A0: supprimez celles qui ne servent plus.`
export const LETTER_NAME_MAX = 80
/** A letter that was deleted can be restored for so long. */
export const DELETED_LETTER_DAYS = 1
