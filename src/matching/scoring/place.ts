import { MOBILITY_WORDS } from '#src/profiles/shared/parts.ts'
import { distanceKm } from '#src/reference/distances.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import type { City } from '#src/reference/shared/places.ts'
import { ofName } from '#src/shared/phrases.ts'
import { type Judge, type Judgement, type Pair, unknownCriterion, wordsFor } from './judgement.ts'

const SHARES = { region: 0.9, country: 0.85, around: 0.8, remote: 0.7, same_region: 0.4 }
/** People of Antananarivo's suburbs travel about this far to work. */
const AROUND_KM = 20

/** Compares the offer's town with where the person lives or would work, and takes working from home into account. */
export const judgePlace: Judge = (pair) => {
  const { profile, offer } = pair
  if (offer.is_abroad) return { share: 0, text: 'À l’étranger', reasons: [], gaps: ['À l’étranger'] }
  const own = townOf(profile.city_id)
  const town = townOf(offer.city_id)
  if (offer.work_mode === 'remote') return judgeRemoteWork(profile.accepts_remote, pair)
  if (!town) return unknownCriterion('offer', pair, 'Ville')
  if (profile.mobility_city_ids.includes(town.id))
    return fittingPlace(1, town.name, `${town.name}, où ${wouldWork(pair)}`)
  if (!own) return unknownCriterion('profile', pair, 'Ville')
  if (own.id === town.id)
    return fittingPlace(
      1,
      town.name,
      `${town.name}, ${wordsFor(pair, 'où vous habitez', 'où la personne habite')}`,
    )
  return judgeDistance(own, town, pair)
}

function judgeDistance(own: City, town: City, pair: Pair): Judgement {
  const { mobility } = pair.profile
  const inRegion = own.region_id === town.region_id
  const km = distanceKm(own, town)
  if (mobility === 'region' && inRegion)
    return fittingPlace(
      SHARES.region,
      town.name,
      `${town.name}, ${wordsFor(pair, 'dans votre région', 'dans sa région')}`,
    )
  if (mobility === 'country')
    return fittingPlace(SHARES.country, town.name, `${town.name}\u00a0; mobilité ${MOBILITY_WORDS.country}`)
  if (km <= AROUND_KM)
    return fittingPlace(
      SHARES.around,
      `${town.name}, à ${km}\u00a0km`,
      `${town.name}, à ${km}\u00a0km ${ofName(own.name)}`,
    )
  const text = `${town.name}\u00a0: hors de ${wordsFor(pair, 'votre', 'sa')} mobilité`
  return { share: inRegion ? SHARES.same_region : 0, text, reasons: [], gaps: [text] }
}

function judgeRemoteWork(isWanted: boolean, pair: Pair): Judgement {
  const text = wordsFor(pair, ', que vous acceptez', ', accepté')
  return fittingPlace(isWanted ? 1 : SHARES.remote, 'Télétravail', `Télétravail${isWanted ? text : ''}`)
}

const wouldWork = (pair: Pair) => wordsFor(pair, 'vous travailleriez', 'la personne travaillerait')

function fittingPlace(share: number, reason: string, text: string): Judgement {
  return { share, text, reasons: [reason], gaps: [] }
}

function townOf(id: number | null): City | null {
  return (id === null ? undefined : REFERENCE.cities.get(id)) ?? null
}
