import { formatDate, formatMonth } from '#src/shared/dates.ts'
import { listed } from '#src/shared/phrases.ts'
import type { PublicProfile } from '../contract.ts'
import { type Experience, MOBILITY_WORDS } from '../shared/parts.ts'

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

/** Writes « Mobile dans sa région, à Toliara et à distance. »; null without a town. */
export function mobilityWords({ city, mobility, mobility_cities, accepts_remote }: Searching): string | null {
  if (!city && mobility_cities.length === 0 && !accepts_remote) return null
  const parts = [
    ...(city ? [MOBILITY_WORDS[mobility]] : []),
    ...mobility_cities.map(({ name }) => `à ${name}`),
    ...(accepts_remote ? ['à distance'] : []),
  ]
  return `Travaille ${listed(parts)}.`
}

/** Writes the public name, as « Miora A. ». */
export function publicNameOf({
  first_name,
  last_initial,
}: Pick<PublicProfile, 'first_name' | 'last_initial'>): string {
  return last_initial ? `${first_name} ${last_initial}.` : first_name
}
