import { distanceBetween } from '#src/platform/search/distance.ts'
import { townsAround } from './distances.ts'
import { AROUND, readNearness } from './nearness.ts'
import { REFERENCE } from './reference.ts'
import { aroundLabel } from './shared/around.ts'
import { perVersion } from './shared/live.ts'
import { CITIES, REGIONS } from './shared/places.ts'

/** A place is a town, a town with those around it, or a region with all its towns. */
export interface Place {
  label: string
  /** Ids of towns. */
  ids: number[]
  /** Set when the neighbours of this town were asked for too: `ids` then begins with it and goes on by distance. */
  around?: number
}

const places = perVersion(listPlaces)

/** Shorter names differ by too little to be told apart; from `LONG_NAME` letters on two typing errors are forgiven. */
const SHORTEST_MISTYPED = 5
const LONG_NAME = 9

/**
 * Finds a town by id, name or second name, or a region by name, whatever their accents. « près d’Antsirabe » finds the
 * town with those around it.
 */
export function findPlace(text: string): Place | null {
  const city = /^\d+$/.test(text) ? REFERENCE.cities.get(Number(text)) : undefined
  if (city) return { label: city.name, ids: [city.id] }
  const typed = fold(text)
  const near = AROUND.exec(typed)?.groups?.place
  if (near) return withNeighbours(findPlace(near))
  return places().get(typed) ?? nearestPlace(typed)
}

/**
 * Takes a place that is asked for by its nearness out of a text: « chauffeur près de Tana ». `rest` is the text without
 * it.
 */
export function takeNearness(text: string): { rest: string; place: Place } | null {
  const found = readNearness(
    text,
    (name, isSaid) => places().get(name) ?? (isSaid ? nearestPlace(name) : null),
  )
  const place = found && withNeighbours(found.place)
  return place ? { rest: found.rest, place } : null
}

/** Finds the only place that a mistyped name can mean: « Antananrivo », « Tamatav ». */
function nearestPlace(typed: string): Place | null {
  if (typed.length < SHORTEST_MISTYPED) return null
  const allowed = typed.length < LONG_NAME ? 1 : 2
  const near = [...places()].flatMap(([name, place]) => {
    const distance = name[0] === typed[0] ? distanceBetween(name, typed) : Number.POSITIVE_INFINITY
    return distance <= allowed ? [{ place, distance }] : []
  })
  const least = Math.min(...near.map(({ distance }) => distance))
  const labels = new Map(
    near.filter(({ distance }) => distance === least).map(({ place }) => [place.label, place]),
  )
  const [only] = labels.values()
  return labels.size === 1 ? (only ?? null) : null
}

/** A region has no middle to be near to, so it stays as it is. */
function withNeighbours(place: Place | null): Place | null {
  const town =
    place && !place.label.startsWith('Région ') ? REFERENCE.cities.get(place.ids[0] ?? 0) : undefined
  if (!town) return place
  const ids = townsAround(town).map(({ city }) => city.id)
  return { label: aroundLabel(town.name), ids, around: town.id }
}

export function listPlaceNames(): { name: string; ids: readonly number[] }[] {
  return [...places()].map(([name, { ids }]) => ({ name, ids }))
}

function listPlaces(): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>()
  for (const region of REGIONS) {
    const ids = CITIES.filter((city) => city.region_id === region.id).map((city) => city.id)
    const place = { label: `Région ${region.name}`, ids }
    found.set(fold(region.name), place)
    found.set(fold(`région ${region.name}`), place)
  }
  // A town with the name of its region is what people mean by that name.
  for (const city of CITIES) {
    const place = { label: city.name, ids: [city.id] }
    for (const name of [city.name, city.slug, ...city.aliases]) {
      if (!found.has(fold(name)) || name === city.name) found.set(fold(name), place)
    }
  }
  return found
}

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
