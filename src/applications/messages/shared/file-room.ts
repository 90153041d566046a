const MB = 1024 * 1024

/** The files that an applicant joined to messages may take so many bytes together. */
export const PERSON_FILES_MOST_BYTES = 100 * MB
/** Those of a whole company may take so many. */
export const COMPANY_FILES_MOST_BYTES = 1024 * MB
