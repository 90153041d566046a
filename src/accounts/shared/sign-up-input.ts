import { flag, requiredText } from '#src/shared/fields.ts'
import { personName, publicName } from '#src/shared/names.ts'
import { SIGN_UP_MESSAGES as SAYS } from '#src/shared/sign-up-rules.ts'

/** Spread in the body of each way to make an account. */
export const personFields = {
  first_name: personName(SAYS.first_name_required),
  last_name: personName(SAYS.last_name_required),
}

/** What a recruiter adds: its company. */
export const companyFields = {
  company_name: publicName(SAYS.company_name_required, SAYS.company_name_long),
  phone_number: requiredText(SAYS.phone_number_required, 40, SAYS.phone_number_invalid),
}

/** The conditions of use: anything but yes is refused. */
export const acceptedTerms = flag(SAYS.terms_required).refine((accepted) => accepted, SAYS.terms_required)
