/** A person with more alerts than this would read none of their mails. */
export const ALERTS_MOST = 20
export const ALERTS_FULL = `Vous avez déjà ${ALERTS_MOST}\u00A0alertes. Supprimez-en une pour en créer une autre.`
