/** More than this are no longer found in a list. */
export const TEMPLATES_MOST = 50
export const TEMPLATES_FULL = `Votre société a déjà ${TEMPLATES_MOST} modèles\u00A0: supprimez ceux qui ne servent plus.`
