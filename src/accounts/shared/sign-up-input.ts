import { z } from 'zod'
import { flag } from '#src/shared/fields.ts'
import { NAME_PATTERN, SIGN_UP_MESSAGES as SAYS } from '#src/shared/sign-up-rules.ts'

/** Spread in the body of each way to make an account. */
export const personFields = {
  first_name: nameOf(SAYS.first_name_required),
  last_name: nameOf(SAYS.last_name_required),
}

/** What a recruiter adds: its company. */
export const companyFields = {
  company_name: z
    .string({ error: SAYS.company_name_required })
    .trim()
    .min(1, SAYS.company_name_required)
    .max(255, SAYS.company_name_long),
  phone_number: z
    .string({ error: SAYS.phone_number_required })
    .trim()
    .min(1, SAYS.phone_number_required)
    .max(40, SAYS.phone_number_invalid),
}

/** The conditions of use: anything but yes is refused. */
export const acceptedTerms = flag(SAYS.terms_required).refine((accepted) => accepted, SAYS.terms_required)

function nameOf(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .regex(NAME_PATTERN, SAYS.name_invalid)
}
