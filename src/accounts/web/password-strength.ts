import { PASSWORD_MAX, PASSWORD_MIN, passwordLength } from '#src/shared/password-rules.ts'
import { plural, unaccented } from '#src/shared/phrases.ts'

export interface Strength {
  /** How many of the four parts of the bar are filled. */
  level: 0 | 1 | 2 | 3 | 4
  says: string
}

const FEW_CHARACTERS = 6

/** Rates a password while it is written; it never praises one that it knows the server would refuse. */
export function strengthOf(password: string): Strength {
  const length = passwordLength(password)
  if (length === 0)
    return { level: 0, says: `${PASSWORD_MIN} caractères ou plus, par exemple une courte phrase.` }
  const missing = PASSWORD_MIN - length
  if (missing > 0) return { level: 1, says: `Encore ${missing} ${plural(missing, 'caractère')}.` }
  if (length > PASSWORD_MAX)
    return { level: 1, says: `${length - PASSWORD_MAX} de trop\u00A0: ${PASSWORD_MAX} caractères au plus.` }
  if (new Set(password.toLowerCase()).size < FEW_CHARACTERS)
    return { level: 1, says: 'Trop répétitif\u00A0: variez un peu.' }
  if (isCommon(password))
    return { level: 1, says: 'Trop facile à deviner\u00A0: ajoutez des mots sans lien.' }
  if (length < 15)
    return { level: 2, says: 'Assez long. Quelques caractères de plus le rendraient plus sûr.' }
  return length < 20
    ? { level: 3, says: 'Bonne longueur. Évitez les mots courants et votre nom.' }
    : { level: 4, says: 'Très bonne longueur. Évitez les mots courants et votre nom.' }
}

/** The words and rows of keys of most guessed passwords; the full lists are only on the server, because they are large. */
const COMMON =
  /mot ?de ?passe|p[a@]ssw[o0]rd|azerty(?:uiop)?|qwerty(?:uiop)?|qsdfgh(?:jklm)?|asdfgh(?:jkl)?|wxcvbn|zxcvbn|admin|bonjour|bienvenue|welcome|je ?t[’' ]?aime|i ?love ?you|soleil|doudou|chouchou|loulou|secret|iloveyou|madagascar|antananarivo|asafidy|abc(?:d(?:e(?:f)?)?)?|(?:19|20)\d\d|\d{3,}|[^\p{L}\p{N}]/giu
const LEFT = 6

function isCommon(password: string): boolean {
  const whole = unaccented(password)
  const half = whole.slice(0, Math.ceil(whole.length / 2))
  const once = half.length * 2 === whole.length && half + half === whole ? half : whole
  return once.replace(COMMON, '').length < LEFT
}
