import { named, REFERENCE } from '#src/reference/reference.ts'
import { countryPlaceId } from '#src/reference/shared/abroad.ts'
import { countryOf } from '#src/reference/shared/countries.ts'
import { placeNameOf } from './shared/place.ts'
import { offers } from './tables.ts'

/** The columns that say where the work is. */
export const PLACE_COLUMNS = {
  city_id: offers.city_id,
  is_abroad: offers.is_abroad,
  country: offers.country,
  foreign_town: offers.foreign_town,
}

interface PlaceRow {
  city_id: number
  is_abroad: boolean
  country: string | null
  foreign_town: string | null
}

export function presentPlace({ city_id, is_abroad, country, foreign_town }: PlaceRow) {
  return {
    city: named(REFERENCE.cities, city_id),
    is_abroad,
    country: countryOf(country),
    foreign_town,
  }
}

/** @example « Antananarivo », « Port-Louis, Maurice » */
export const placeNameOfRow = (row: PlaceRow): string => placeNameOf(presentPlace(row))

interface TypedPlace {
  city_id: number | null
  is_abroad: boolean
  country: string | null
  foreign_town: string | null
  ministry_reference: string | null
}

const NOWHERE = 0

/**
 * The columns for what was typed of the place. An offer abroad has no Malagasy town and one of Madagascar no country,
 * whatever was left in their fields.
 */
export function placeColumns({ city_id, is_abroad, country, foreign_town, ministry_reference }: TypedPlace) {
  return is_abroad
    ? { city_id: countryPlaceId(country), is_abroad, country, foreign_town, ministry_reference }
    : {
        city_id: city_id ?? NOWHERE,
        is_abroad,
        country: null,
        foreign_town: null,
        ministry_reference: null,
      }
}
