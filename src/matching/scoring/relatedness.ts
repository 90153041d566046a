import type { Match } from './contract.ts'
import type { Pair } from './judgement.ts'
import { areTradesNear } from './occupation.ts'

/** Fewer points for title and skills are a chance word in common. */
const LEAST_COMMON = 5

/**
 * Whether person and offer are of known trades that are not near, with next to no word or skill in common. Town, level,
 * contract and pay may still fit, but nobody looks for these alone.
 */
export function isUnrelated(pair: Pair, { details }: Match): boolean {
  const { profile, offer } = pair
  const common = details.find(({ criterion }) => criterion === 'skills')?.points ?? null
  if (common === null || common >= LEAST_COMMON) return false
  return profile.occupation_code !== null && offer.occupation_code !== null && !areTradesNear(pair)
}
