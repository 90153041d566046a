/** The page of the saved offers, which keeps an offer or lets it go for a browser whose scripts have not come. */
export const SAVED_PAGE = '/candidat/offres-sauvegardees'

/** What its form says: the number of the offer to keep, or of the one to let go. */
export const KEEP = 'ajouter'
export const LET_GO = 'retirer'

/** As a button of that form says it. */
export const keepingOf = (id: number, kept: boolean) => ({ name: kept ? KEEP : LET_GO, value: id })

/** Its address that asks whether to keep this offer: whoever had to sign in first comes back to it. */
export const askToKeep = (id: string | number) => `${SAVED_PAGE}?${KEEP}=${id}`
