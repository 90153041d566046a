import { ABROAD_ID, ABROAD_NAME, countryPlaceId } from './abroad.ts'
import { COUNTRIES } from './countries.ts'

/** What stands beside the towns: a country each, and what is abroad without one. */
export const ABROAD_PLACES: readonly { id: number; name: string; code: string | null }[] = [
  { id: ABROAD_ID, name: ABROAD_NAME, code: null },
  ...COUNTRIES.map(({ code, name }) => ({ id: countryPlaceId(code), name, code })),
]
