/** The page of the saved offers. Before the scripts come, the buttons of an offer send their form here. */
export const SAVED_PAGE = '/candidat/offres-sauvegardees'

/** The form holds the id of the offer to save in one field, or of the offer to remove in the other. */
export const SAVE_FIELD = 'ajouter'
export const REMOVE_FIELD = 'retirer'

/** The name and value of a button that saves the offer, or removes it. */
export const saveFieldOf = (id: number, kept: boolean) => ({
  name: kept ? SAVE_FIELD : REMOVE_FIELD,
  value: id,
})

/** The address that asks whether to save this offer: guests come back to it after they have signed in. */
export const saveRequestHref = (id: string | number) => `${SAVED_PAGE}?${SAVE_FIELD}=${id}`
