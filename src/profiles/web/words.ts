import { formatDate } from '#src/shared/dates.ts'
import { listed } from '#src/shared/phrases.ts'
import { formatMonth } from '#src/shared/words/months.ts'
import type { PublicProfile } from '../contract.ts'
import { type Experience, MOBILITY_WORDS, type Mobility, OWN_MOBILITY_WORDS } from '../shared/parts.ts'

export function periodOf({ start, end }: Pick<Experience, 'start' | 'end'>): string {
  return `${formatMonth(start)} – ${end ? formatMonth(end) : 'aujourd’hui'}`
}

type Searching = Pick<
  PublicProfile,
  'available_now' | 'available_from' | 'city' | 'mobility' | 'mobility_cities' | 'accepts_remote'
>

/** Null when the person did not say when work could begin. */
export function availabilityWords({ available_now, available_from }: Searching): string | null {
  if (available_now) return 'Disponible immédiatement'
  return available_from && `Disponible à partir du ${formatDate(available_from)}`
}

/** « Travaille dans sa région, à Toliara et à distance. » as others read it; null when nothing is told. */
export function mobilityWords(profile: Searching): string | null {
  const places = placesOf(profile, MOBILITY_WORDS)
  return places && `Travaille ${places}.`
}

/** « Vous travaillez dans votre région, à Toliara et à distance. » as the person itself reads it. */
export function ownMobilityWords(profile: Searching): string | null {
  const places = placesOf(profile, OWN_MOBILITY_WORDS)
  return places && `Vous travaillez ${places}.`
}

function placesOf(
  { city, mobility, mobility_cities, accepts_remote }: Searching,
  words: Record<Mobility, string>,
): string | null {
  if (!city && mobility_cities.length === 0 && !accepts_remote) return null
  const parts = [
    ...(city ? [words[mobility]] : []),
    ...mobility_cities.map(({ name }) => `à ${name}`),
    ...(accepts_remote ? ['à distance'] : []),
  ]
  return listed(parts)
}

/** Writes the public name, as « Miora A. ». */
export function publicNameOf({
  first_name,
  last_initial,
}: Pick<PublicProfile, 'first_name' | 'last_initial'>): string {
  return last_initial ? `${first_name} ${last_initial}.` : first_name
}
