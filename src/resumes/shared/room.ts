const MB = 1024 * 1024

/** A person keeps so many CVs at most, those in the bin counted. */
export const RESUMES_MOST = 100
/** The joined files of all of them may take so many bytes together. */
export const RESUME_FILES_MOST_BYTES = 60 * MB
/** So many pictures for CVs are kept at once; one that no CV shows goes within days. */
export const PHOTOS_MOST = 60
export const RESUMES_FULL = `Vous avez déjà ${RESUMES_MOST} CV, corbeille comprise. Supprimez-en un, de la corbeille aussi.`
/** So many links to one CV are open at once. */
export const SHARES_MOST = 10
export const SHARES_FULL = `Ce CV a déjà ${SHARES_MOST} liens ouverts. Fermez-en un pour en créer un autre.`
