import { CITIES, type City } from './shared/places.ts'

/** A town's neighbours are looked for this far, or farther when fewer than `LEAST` are that near. */
const AROUND_KM = 100
const LEAST = 3

/** Distance as the crow flies, in whole kilometres. Flat geometry is exact enough within the island. */
export function distanceKm(one: City, other: City): number {
  const north = (one.lat - other.lat) * 111.2
  const east = (one.lon - other.lon) * 111.2 * Math.cos((one.lat * Math.PI) / 180)
  return Math.round(Math.hypot(north, east))
}

/** Lists the town itself and those around it, nearest first. */
export function townsAround(town: City): { city: City; km: number }[] {
  return CITIES.map((city) => ({ city, km: distanceKm(town, city) }))
    .sort((one, other) => Number(other.city === town) - Number(one.city === town) || one.km - other.km)
    .filter(({ km }, at) => km <= AROUND_KM || at <= LEAST)
}
