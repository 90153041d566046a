import { PASSWORD_MAX, PASSWORD_MIN, passwordLength } from '#src/shared/password-rules.ts'

export interface Strength {
  /** Filled parts of the bar, of four. */
  level: 0 | 1 | 2 | 3 | 4
  says: string
}

const FEW_CHARACTERS = 6

/** A word of help while a password is written. The server alone decides: it knows the common ones. */
export function strengthOf(password: string): Strength {
  const length = passwordLength(password)
  if (length === 0)
    return { level: 0, says: `${PASSWORD_MIN} caractères ou plus, par exemple une courte phrase.` }
  const missing = PASSWORD_MIN - length
  if (missing > 0) return { level: 1, says: `Encore ${missing} caractère${missing > 1 ? 's' : ''}.` }
  if (length > PASSWORD_MAX)
    return { level: 1, says: `${length - PASSWORD_MAX} de trop\u00A0: ${PASSWORD_MAX} caractères au plus.` }
  if (new Set(password.toLowerCase()).size < FEW_CHARACTERS)
    return { level: 1, says: 'Trop répétitif\u00A0: variez un peu.' }
  if (length < 15) return { level: 2, says: 'Assez long. Quelques caractères de plus le rendraient solide.' }
  return length < 20 ? { level: 3, says: 'Solide.' } : { level: 4, says: 'Très solide.' }
}
