import {
  ACTIVITY_AREAS,
  CONTRACTS,
  DEGREES,
  JOB_LEVELS,
  JOB_TYPES,
  type ReferenceItem,
} from '#src/reference/shared/lists.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { CITIES } from '#src/reference/shared/places.ts'

type Chosen = number | string | null | undefined

/** What can be chosen of a list; an entry that is no longer offered stays for those who have it. */
const choicesOf =
  (list: () => readonly ReferenceItem[]) =>
  (...chosen: readonly Chosen[]) =>
    list()
      .filter(({ id, withdrawn }) => !withdrawn || chosen.map(String).includes(String(id)))
      .map(({ id, name }) => ({ value: id, label: name }))

export const areaChoices = choicesOf(() => ACTIVITY_AREAS)
export const contractChoices = choicesOf(() => CONTRACTS)
export const degreeChoices = choicesOf(() => DEGREES)
export const jobTypeChoices = choicesOf(() => JOB_TYPES)
export const levelChoices = choicesOf(() => JOB_LEVELS)
export const cityChoices = choicesOf(
  perVersion(() => CITIES.toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))),
)
