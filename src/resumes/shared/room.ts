const MB = 1024 * 1024

/** A person keeps so many CVs at most, those in the bin counted. */
export const RESUMES_MOST = 100
/** The joined files of all of them may take so many bytes together. */
export const RESUME_FILES_MOST_BYTES = 60 * MB
/** So many pictures for CVs are kept at once; one that no CV shows goes within days. */
export const PHOTOS_MOST = 60
