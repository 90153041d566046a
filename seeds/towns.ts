import { CITIES, type City } from '#src/reference/shared/places.ts'
import { type Random, weighted } from './random.ts'

const [CAPITAL, ...OTHERS] = CITIES
const TOWN_SIZE = 20_000
const pickAny = weighted(OTHERS, (city) => city.population)
const pickLarge = weighted(
  OTHERS.filter((city) => city.population >= TOWN_SIZE),
  (city) => city.population,
)

const QUARTERS = `Ankorondrano|Analakely|Ivandry|Andraharo|Isoraka|Tsaralalàna|Ambohibao|Ankadimbahoaka|Ampasampito|Antanimena|Behoririka|Ambatobe|Anosizato|Soarano|Alarobia|Andranomena|Faravohitra|Ambanidia|Mahamasina|Ampefiloha`
const STREETS = `avenue de l’Indépendance|rue du Commerce|boulevard de la Liberté|rue de la Gare|avenue du Marché|route du Stade|rue des Écoles|rue de l’Hôpital|place de la Mairie|rue de la Poste`

const quarters = QUARTERS.split('|')
const streets = STREETS.split('|')

/** A town by population, with the share that leaves the capital; villages are for rural trades. */
export function pickTown(random: Random, away: number, rural = false): City {
  const town = random.chance(away) ? (rural ? pickAny : pickLarge)(random) : CAPITAL
  if (!town) throw new Error('The list of towns is empty')
  return town
}

export function makeAddress(random: Random, city: City): string {
  if (city !== CAPITAL) return `${random.int(2, 120)}, ${random.pick(streets)}`
  const lot = `Lot ${random.pick(['II', 'III', 'IV', 'V'])} ${random.pick(['A', 'B', 'F', 'K', 'M'])} ${random.int(3, 180)}`
  return `${lot}, ${random.pick(quarters)}`
}

export function townNamed(name: string): City {
  const town = CITIES.find((city) => city.name === name)
  if (!town) throw new Error(`Unknown town: ${name}`)
  return town
}

export function townOf(id: number): City {
  const town = CITIES[id - 1]
  if (!town) throw new Error(`Unknown town: ${id}`)
  return town
}
