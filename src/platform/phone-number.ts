import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number as it is stored (+261341234567), of Madagascar unless it says its country; null when it is none. */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'MG', extract: false })
  return number?.isValid() && !number.ext ? number.number : null
}
