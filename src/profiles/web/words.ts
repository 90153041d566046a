import { formatDate } from '#src/shared/dates.ts'
import type { ApplicantProfile, PublicProfile } from '../contract.ts'
import type { Experience } from '../shared/parts.ts'

const MONTHS = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ')

/** « mars 2024 » for `2024-03`, whatever else as it is. */
function monthWords(text: string): string {
  const [year, month] = text.split('-')
  const word = MONTHS[Number(month) - 1]
  return word ? `${word} ${year}` : text
}

export function periodOf({ start, end }: Pick<Experience, 'start' | 'end'>): string {
  return `${monthWords(start)} – ${end ? monthWords(end) : 'aujourd’hui'}`
}

type Searching = Pick<
  PublicProfile,
  'available_now' | 'available_from' | 'city' | 'mobility' | 'mobility_cities' | 'accepts_remote'
>

/** Null while it is not told. */
export function availabilityWords({ available_now, available_from }: Searching): string | null {
  if (available_now) return 'Disponible immédiatement'
  return available_from && `Disponible à partir du ${formatDate(`${available_from}T12:00:00+03:00`)}`
}

const REACH = { city: 'dans sa ville', region: 'dans sa région', country: 'dans tout Madagascar' } as const

/** « Mobile dans sa région, à Toliara et à distance. »; null without a town. */
export function mobilityWords({ city, mobility, mobility_cities, accepts_remote }: Searching): string | null {
  if (!city && mobility_cities.length === 0 && !accepts_remote) return null
  const parts = [
    ...(city ? [REACH[mobility]] : []),
    ...mobility_cities.map(({ name }) => `à ${name}`),
    ...(accepts_remote ? ['à distance'] : []),
  ]
  return `Travaille ${listed(parts)}.`
}

function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function nameOf({
  first_name,
  last_name,
}: Pick<ApplicantProfile, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`
}

/** « Miora A. » */
export function publicNameOf({
  first_name,
  last_initial,
}: Pick<PublicProfile, 'first_name' | 'last_initial'>): string {
  return last_initial ? `${first_name} ${last_initial}.` : first_name
}
