/** A person keeps so many drafts of applications at most. */
export const DRAFTS_MOST = 30
export const DRAFTS_FULL = `Vous avez déjà ${DRAFTS_MOST} brouillons. Envoyez ou supprimez-en un.`
/** The files of a person's drafts may take so many bytes together. */
export const DRAFT_FILES_MOST_BYTES = 20 * 1024 * 1024
/** A draft that nobody changed for so long is deleted. */
export const DRAFT_KEPT_DAYS = 180
