import { taxonomy } from '#src/occupations/taxonomy.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { ACTIVITY_AREAS } from '#src/reference/shared/lists.ts'
import { listEntries, perVersion } from '#src/reference/shared/live.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { slugify } from '#src/shared/slugs.ts'

/** The filters of a landing page; one or two of them are set. */
export interface Selection {
  occupation_code: string | null
  activity_area_id: number | null
  city_id: number | null
}

export const NOTHING: Selection = { occupation_code: null, activity_area_id: null, city_id: null }

interface Subjects {
  bySlug: ReadonlyMap<string, Partial<Selection>>
  occupationSlugs: ReadonlyMap<string, string>
}

/** Towns, sectors and occupations share no slug (a test holds it), so that an address needs no word for the kind. */
const subjects = perVersion(listSubjects)

function listSubjects(): Subjects {
  const occupations = [...taxonomy().occupations.values()].map(
    ({ code, name }) => [code, slugify(name)] as const,
  )
  return {
    bySlug: new Map<string, Partial<Selection>>([
      ...occupations.map(([occupation_code, slug]) => [slug, { occupation_code }] as const),
      ...listEntries('activity_areas', ACTIVITY_AREAS).map(
        ({ id, slug, merged_into }) => [slug, { activity_area_id: merged_into ?? id }] as const,
      ),
      ...listEntries('cities', CITIES).map(
        ({ id, slug, merged_into }) => [slug, { city_id: merged_into ?? id }] as const,
      ),
    ]),
    occupationSlugs: new Map(occupations),
  }
}

/**
 * Reads what an address names, in any order.
 * @returns null for an unknown name, and for two of one kind
 */
export function readSelection(slugs: readonly string[]): Selection | null {
  const named = slugs.map((slug) => subjects().bySlug.get(slug))
  if (named.length === 0 || named.includes(undefined)) return null
  const selection = Object.assign({ ...NOTHING }, ...named) as Selection
  return countSet(selection) === slugs.length ? selection : null
}

/** The path of a landing page below `/emploi/`: the occupation, the sector, then the town. */
export function landingPath({ occupation_code, activity_area_id, city_id }: Selection): string {
  return [
    occupation_code === null ? undefined : subjects().occupationSlugs.get(occupation_code),
    activity_area_id === null ? undefined : REFERENCE.activity_areas.get(activity_area_id)?.slug,
    city_id === null ? undefined : REFERENCE.cities.get(city_id)?.slug,
  ]
    .filter((slug) => slug !== undefined)
    .join('/')
}

/** The address of a landing page on this site. */
export const landingHref = (path: string) => `/emploi/${path}`

/** The names of what is selected, in the order of the address. */
export function namesOf({ occupation_code, activity_area_id, city_id }: Selection) {
  return {
    occupation: occupation_code === null ? null : (taxonomy().occupations.get(occupation_code)?.name ?? null),
    activity_area:
      activity_area_id === null ? null : (REFERENCE.activity_areas.get(activity_area_id)?.name ?? null),
    city: city_id === null ? null : (REFERENCE.cities.get(city_id)?.name ?? null),
  }
}

export function countSet(selection: Selection): number {
  return [selection.occupation_code, selection.activity_area_id, selection.city_id].filter(
    (each) => each !== null,
  ).length
}
