import { flag, requiredText } from '#src/shared/fields.ts'
import { personName, publicName } from '#src/shared/names.ts'
import { SIGN_UP_MESSAGES as MESSAGES } from '#src/shared/sign-up-rules.ts'

/** Every way to make an account spreads these fields in its body. */
export const personFields = {
  first_name: personName(MESSAGES.first_name_required),
  last_name: personName(MESSAGES.last_name_required),
}

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
