import { REFERENCE } from './reference.ts'
import { CITIES, REGIONS } from './shared/places.ts'

/** A town, or a region with all its towns. */
export interface Place {
  label: string
  /** Of towns. */
  ids: number[]
}

const PLACES = listPlaces()

/** A town by id, name or second name, or a region by name, whatever their accents. */
export function findPlace(text: string): Place | null {
  const city = /^\d+$/.test(text) ? REFERENCE.cities.get(Number(text)) : undefined
  if (city) return { label: city.name, ids: [city.id] }
  return PLACES.get(fold(text)) ?? null
}

function listPlaces(): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  for (const region of REGIONS) {
    const ids = CITIES.filter((city) => city.region_id === region.id).map((city) => city.id)
    const place = { label: `Région ${region.name}`, ids }
    places.set(fold(region.name), place)
    places.set(fold(`région ${region.name}`), place)
  }
  // A town that bears its region's name is what people mean by it.
  for (const city of CITIES) {
    const place = { label: city.name, ids: [city.id] }
    for (const name of [city.name, city.slug, ...city.aliases]) {
      if (!places.has(fold(name)) || name === city.name) places.set(fold(name), place)
    }
  }
  return places
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
