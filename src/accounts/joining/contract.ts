import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { email } from '#src/shared/fields.ts'
import { isOurPath } from '#src/shared/local-path.ts'
import { SIGN_UP_MESSAGES as SAYS } from '#src/shared/sign-up-rules.ts'
import { ACCOUNT_TYPES } from '../shared/kinds.ts'
import { isConfirmed, newPasswordFields } from '../shared/password-input.ts'
import { acceptedTerms, companyFields, hasName, personFields } from '../shared/sign-up-input.ts'

const ofRecruiter = (field: 'company_name' | 'phone_number', message: string) =>
  [
    (given: Record<string, unknown>) => given.account_type !== 'recruiter' || Boolean(given[field]),
    { path: [field] as PropertyKey[], message, when: ({ value }: { value: unknown }) => isRecord(value) },
  ] as const

function isRecord(value: unknown): boolean {
  return value !== null && typeof value === 'object'
}

const registrationInput = z
  .object({
    account_type: z.enum(ACCOUNT_TYPES, { error: SAYS.account_type_required }),
    ...personFields,
    email,
    ...newPasswordFields,
    company_name: companyFields.company_name.nullish().transform((text) => text ?? ''),
    phone_number: companyFields.phone_number.nullish().transform((text) => text ?? ''),
    terms: acceptedTerms,
    /** The page to open after the verification; anything but a path of this site is dropped. */
    to: z
      .string()
      .max(2_000)
      .nullish()
      .transform((to) => (to && isOurPath(to) ? to : null)),
  })
  .refine(...hasName)
  .refine(...ofRecruiter('company_name', SAYS.company_name_required))
  .refine(...ofRecruiter('phone_number', SAYS.phone_number_required))
  .refine(...isConfirmed)

export type RegistrationInput = z.output<typeof registrationInput>

export const register = endpoint({
  method: 'POST',
  path: '/register',
  summary: 'Crée un compte candidat ou recruteur. La réponse ne dit pas si l’adresse était déjà connue.',
  body: registrationInput,
  reply: z.object({ message: z.string() }),
  status: 202,
})
