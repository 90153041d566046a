import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Returns a telephone number as it is stored (E.164, +261341234567), of Madagascar unless it says its country; null for
 * what is none.
 */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'MG', extract: false })
  return number?.isValid() && !number.ext ? number.number : null
}
