/** Offers abroad of which no country is known stand here, and those of each country at a number after it. */
export const ABROAD_ID = 60_000
export const ABROAD_REGION_ID = 999
export const ABROAD_NAME = 'À l’étranger'

const LETTERS = 26
const FIRST_LETTER = 'A'.charCodeAt(0)

/**
 * The number that stands for a country where an offer or a search has the id of a town. It comes from the two letters of the
 * country and so stays the same, and it fits the two bytes that a search keeps of a town.
 */
export function countryPlaceId(code: string | null): number {
  if (!code) return ABROAD_ID
  const [first = 0, second = 0] = [...code].map((letter) => letter.charCodeAt(0) - FIRST_LETTER)
  return ABROAD_ID + 1 + first * LETTERS + second
}
