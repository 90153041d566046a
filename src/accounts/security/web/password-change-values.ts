import { PASSWORD_MAX, PASSWORD_MESSAGES, PASSWORD_MIN, passwordLength } from '#src/shared/password-rules.ts'

export interface PasswordChange {
  current_password: string
  password: string
  password_confirmation: string
}

/** In the order of the screen. */
export const FIELDS = ['current_password', 'password', 'password_confirmation'] as const

export const EMPTY: PasswordChange = { current_password: '', password: '', password_confirmation: '' }

/** The message of each field that is not right; the server looks further (common and personal passwords). */
export function problemsOf(values: PasswordChange, hasPassword: boolean): Partial<PasswordChange> {
  const { current_password, password, password_confirmation } = values
  const found: Partial<PasswordChange> = {}
  if (hasPassword && !current_password) found.current_password = 'Veuillez entrer votre mot de passe actuel'
  if (!password) found.password = 'Veuillez entrer un nouveau mot de passe'
  else if (passwordLength(password) < PASSWORD_MIN) found.password = PASSWORD_MESSAGES.short
  else if (passwordLength(password) > PASSWORD_MAX) found.password = PASSWORD_MESSAGES.long
  if (!password_confirmation) found.password_confirmation = PASSWORD_MESSAGES.confirmation_required
  else if (password !== password_confirmation)
    found.password_confirmation = PASSWORD_MESSAGES.confirmation_different
  return found
}
