import type { AccountType } from '#src/accounts/shared/kinds.ts'
import { EMAIL_PATTERN, MESSAGES } from '#src/shared/messages.ts'
import { PASSWORD_MAX, PASSWORD_MESSAGES, PASSWORD_MIN, passwordLength } from '#src/shared/password-rules.ts'
import { NAME_PATTERN, SIGN_UP_MESSAGES as SAYS } from '#src/shared/sign-up-rules.ts'

export interface SignUpValues {
  first_name: string
  last_name: string
  company_name: string
  phone_number: string
  email: string
  password: string
  password_confirmation: string
  terms: boolean
}

export type SignUpField = keyof SignUpValues
export type Problems = Partial<Record<SignUpField, string>>

export const EMPTY: SignUpValues = {
  first_name: '',
  last_name: '',
  company_name: '',
  phone_number: '',
  email: '',
  password: '',
  password_confirmation: '',
  terms: false,
}

/** In the order of the screen, which is the order of the error summary. */
export const FIELDS: readonly SignUpField[] = [
  'first_name',
  'last_name',
  'company_name',
  'phone_number',
  'email',
  'password',
  'password_confirmation',
  'terms',
]

/** The first message of each field that is not right; the contract's rules without its library. */
export function problemsOf(values: SignUpValues, type: AccountType): Problems {
  const found: Problems = {
    first_name: problemOfName(values.first_name, SAYS.first_name_required),
    last_name: problemOfName(values.last_name, SAYS.last_name_required),
    email: problemOfEmail(values.email),
    ...problemsOfPasswords(values),
    terms: values.terms ? undefined : SAYS.terms_required,
  }
  if (type === 'recruiter') {
    if (!values.company_name.trim()) found.company_name = SAYS.company_name_required
    if (!values.phone_number.trim()) found.phone_number = SAYS.phone_number_required
  }
  return onlyFound(found)
}

export function problemsOfPasswords({
  password,
  password_confirmation,
}: Pick<SignUpValues, 'password' | 'password_confirmation'>): Pick<
  Problems,
  'password' | 'password_confirmation'
> {
  const length = passwordLength(password)
  const found: Problems = {}
  if (length === 0) found.password = MESSAGES.password_required
  else if (length < PASSWORD_MIN) found.password = PASSWORD_MESSAGES.short
  else if (length > PASSWORD_MAX) found.password = PASSWORD_MESSAGES.long
  if (!password_confirmation) found.password_confirmation = PASSWORD_MESSAGES.confirmation_required
  else if (password !== password_confirmation)
    found.password_confirmation = PASSWORD_MESSAGES.confirmation_different
  return found
}

export function problemOfEmail(email: string): string | undefined {
  if (!email.trim()) return MESSAGES.email_required
  return EMAIL_PATTERN.test(email.trim()) ? undefined : MESSAGES.email_invalid
}

function problemOfName(name: string, missing: string): string | undefined {
  if (!name.trim()) return missing
  return NAME_PATTERN.test(name.trim()) ? undefined : SAYS.name_invalid
}

function onlyFound(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message))
}
