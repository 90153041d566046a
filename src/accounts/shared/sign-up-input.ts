import { flag, requiredText } from '#src/shared/fields.ts'
import { personName, publicName } from '#src/shared/names.ts'
import { SIGN_UP_MESSAGES as SAYS } from '#src/shared/sign-up-rules.ts'

/** Every way to make an account spreads these fields in its body. */
export const personFields = {
  first_name: personName(SAYS.first_name_required),
  last_name: personName(SAYS.last_name_required),
}

/** A recruiter adds these fields about the company. */
export const companyFields = {
  company_name: publicName(SAYS.company_name_required, SAYS.company_name_long),
  phone_number: requiredText(SAYS.phone_number_required, 40, SAYS.phone_number_invalid),
}

/** The conditions of use must be accepted, so anything but yes is refused. */
export const acceptedTerms = flag(SAYS.terms_required).refine((accepted) => accepted, SAYS.terms_required)
