export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128

/** The messages for which a new password is refused, by the browser and by the server. */
export const PASSWORD_MESSAGES = {
  current_required: 'Veuillez entrer votre mot de passe actuel',
  new_required: 'Veuillez entrer un nouveau mot de passe',
  short: `Le mot de passe doit contenir au moins ${PASSWORD_MIN} caractères.`,
  long: `Le mot de passe ne doit pas dépasser ${PASSWORD_MAX} caractères.`,
  common:
    'Ce mot de passe est trop courant ou trop facile à deviner. Essayez plusieurs mots sans lien entre eux.',
  personal:
    'Ce mot de passe ressemble à votre nom, à votre adresse ou au nom du site. Veuillez en choisir un autre.',
  confirmation_required: 'Veuillez confirmer votre mot de passe',
  confirmation_different: 'Les deux mots de passe ne sont pas identiques.',
} as const

/** Returns how many characters a person counts. */
export function passwordLength(password: string): number {
  return [...password].length
}
