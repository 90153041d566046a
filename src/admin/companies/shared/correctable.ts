import { COMPANY_FIELDS, type CompanyField } from '#src/companies/shared/sections.ts'

/** The fields of the profile that a moderator reads and may ask to correct, in the order of the recruiters' form. */
export const CORRECTABLE = Object.keys(COMPANY_FIELDS) as CompanyField[]
