import { ABROAD_NAME } from '#src/reference/shared/abroad.ts'

/** Where the work is: a Malagasy town, or a country and a town of it. */
export interface OfferPlace {
  city: { name: string } | null
  is_abroad: boolean
  country: { name: string } | null
  foreign_town: string | null
}

/**
 * The place in words, empty while none is chosen. Offers from before countries were asked for say no more than that they are
 * abroad.
 * @example « Antananarivo », « Port-Louis, Maurice », « À l’étranger »
 */
export function placeNameOf({ city, is_abroad, country, foreign_town }: OfferPlace): string {
  if (!is_abroad) return city?.name ?? ''
  const names = [...new Set([foreign_town, country?.name])].filter(Boolean)
  return names.join(', ') || ABROAD_NAME
}

/**
 * @example « à Antananarivo », « à Port-Louis, Maurice », « à l’étranger »
 */
export function atPlace(place: OfferPlace): string {
  const name = placeNameOf(place)
  if (name === ABROAD_NAME) return 'à l’étranger'
  return name && `à ${name}`
}
