import { COUNTRIES } from '#src/reference/shared/countries.ts'

/** They stand apart from the other choices, so that only the forms that ask for a country load their names. */
export const COUNTRY_CHOICES = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))
