import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { isOurPath } from '#src/shared/local-path.ts'
import { NAME_PATTERN, SIGN_UP_MESSAGES as SAYS } from '#src/shared/sign-up-rules.ts'
import { emailInput } from '../shared/email-input.ts'
import { isConfirmed, newPasswordFields } from '../shared/password-input.ts'

const nameOf = (missing: string) =>
  z.string({ error: missing }).min(1, missing).regex(NAME_PATTERN, SAYS.name_invalid)

const accepted = z.union([z.literal(true), z.literal(1), z.enum(['1', 'true', 'on'])], {
  error: SAYS.terms_required,
})

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
    account_type: z.enum(['applicant', 'recruiter'], { error: SAYS.account_type_required }),
    first_name: nameOf(SAYS.first_name_required),
    last_name: nameOf(SAYS.last_name_required),
    email: emailInput,
    ...newPasswordFields,
    company_name: z
      .string({ error: SAYS.company_name_required })
      .max(255, SAYS.company_name_long)
      .nullish()
      .transform((text) => text ?? ''),
    phone_number: z
      .string({ error: SAYS.phone_number_required })
      .max(40, SAYS.phone_number_invalid)
      .nullish()
      .transform((text) => text ?? ''),
    terms: accepted,
    /** Where the person was going; what is no path of this site is left out. */
    to: z
      .string()
      .max(2_000)
      .nullish()
      .transform((to) => (to && isOurPath(to) ? to : null)),
  })
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
