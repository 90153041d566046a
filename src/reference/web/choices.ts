import { ACTIVITY_AREAS, CONTRACTS, DEGREES, JOB_LEVELS, JOB_TYPES } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'

const choicesOf = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

export const AREA_CHOICES = choicesOf(ACTIVITY_AREAS)
export const CONTRACT_CHOICES = choicesOf(CONTRACTS)
export const DEGREE_CHOICES = choicesOf(DEGREES)
export const JOB_TYPE_CHOICES = choicesOf(JOB_TYPES)
export const LEVEL_CHOICES = choicesOf(JOB_LEVELS)
export const CITY_CHOICES = choicesOf(
  CITIES.toSorted((one, other) => one.name.localeCompare(other.name, 'fr')),
)
