/** The address of the page that checks an advertisement. */
export const CHECK_PAGE = '/verifier-une-annonce'
