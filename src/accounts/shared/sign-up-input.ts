import { flag, requiredText } from '#src/shared/fields.ts'
import { type PersonNames, personName, publicName } from '#src/shared/names.ts'
import { SIGN_UP_MESSAGES as MESSAGES } from '#src/shared/sign-up-rules.ts'

/** Every way to make an account spreads these fields in its body, and refuses a body without a name by `hasName`. */
export const personFields = {
  first_name: personName().default(''),
  last_name: personName().default(''),
}

/** The arguments of the refinement for which a person has at least one name. */
export const hasName = [
  ({ first_name, last_name }: Partial<PersonNames>) => Boolean(first_name || last_name),
  {
    path: ['first_name'] as PropertyKey[],
    message: MESSAGES.first_name_required,
    // Also beside other mistakes, so that all of them are said at once.
    when: ({ value }: { value: unknown }) => value !== null && typeof value === 'object',
  },
] as const

/** A recruiter adds these fields about the company. */
export const companyFields = {
  company_name: publicName(MESSAGES.company_name_required, MESSAGES.company_name_long),
  phone_number: requiredText(MESSAGES.phone_number_required, 40, MESSAGES.phone_number_invalid),
}

/** The conditions of use must be accepted, so anything but yes is refused. */
export const acceptedTerms = flag(MESSAGES.terms_required).refine(
  (accepted) => accepted,
  MESSAGES.terms_required,
)
