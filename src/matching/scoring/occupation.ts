import { neighbourhood } from '#src/occupations/neighbourhood.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { lowered } from '#src/shared/phrases.ts'
import { type Judge, type Judgement, type Pair, unknownCriterion, wordsFor } from './judgement.ts'
import { areOneTrade, CLOSE_TITLE, sharedPart } from './titles.ts'

/**
 * Shares of a neighbouring occupation, of a shared sector when an occupation is not known, with titles of one trade or
 * without, and of a shared sector when both are known and differ. What somebody does weighs more than for whom.
 */
const NEAR = 0.75
const SECTOR = { titles_alike: 0.7, alone: 0.5, with_another_occupation: 0.4 }

/** « Autre » is no sector that two could share. */
const OTHER_SECTOR = 29

export const judgeOccupation: Judge = (pair) => {
  const { profile, offer } = pair
  const isCoded = profile.occupation_code !== null && offer.occupation_code !== null
  const near = neighbourhood(profile.occupation_code, offer.occupation_code)
  if (near === 'same') return judgeSame(pair)
  const [mine, theirs] = [profile.activity_area_id, offer.activity_area_id].map(areaOf)
  const isSector = mine && mine === theirs
  if (isSector && !isCoded) return judgeSector(pair, mine, isCoded)
  if (isCoded || (mine && theirs)) {
    if (areTradesNear(pair)) return judgeNeighbour(pair)
    return isSector ? judgeSector(pair, mine, isCoded) : judgeOther(pair)
  }
  return unknownCriterion(theirs ? 'profile' : 'offer', pair, 'Métier')
}

/** Whether both are of one occupation or of near ones, or say by their titles that they are. */
export function areTradesNear({ profile, offer }: Pair): boolean {
  if (neighbourhood(profile.occupation_code, offer.occupation_code)) return true
  const [title] = profile.titles
  if (!title || !offer.title) return false
  const isCoded = profile.occupation_code !== null && offer.occupation_code !== null
  if (!isCoded && sharedPart(title, offer.title) >= CLOSE_TITLE) return true
  return areOneTrade(
    { title, code: profile.occupation_code },
    { title: offer.title, code: offer.occupation_code },
  )
}

function judgeSame(pair: Pair): Judgement {
  const text = wordsFor(pair, 'Le même métier que le vôtre', 'Le métier demandé')
  return { share: 1, text, reasons: ['Même métier'], gaps: [] }
}

function judgeNeighbour(pair: Pair): Judgement {
  const text = wordsFor(pair, 'Un métier voisin du vôtre', 'Un métier voisin de celui de l’offre')
  return { share: NEAR, text, reasons: ['Métier voisin'], gaps: [] }
}

function judgeSector(pair: Pair, sector: string, isCoded: boolean): Judgement {
  const text = wordsFor(pair, `${sector}, votre secteur`, `${sector}, le secteur demandé`)
  const alone = areTradesNear(pair) ? SECTOR.titles_alike : SECTOR.alone
  return {
    share: isCoded ? SECTOR.with_another_occupation : alone,
    text: isCoded ? `${text}\u00a0; ${lowered(otherTrade(pair))}` : text,
    reasons: ['Même secteur'],
    gaps: [],
  }
}

function judgeOther(pair: Pair): Judgement {
  const text = otherTrade(pair)
  return { share: 0, text, reasons: [], gaps: [text] }
}

const otherTrade = (pair: Pair) =>
  wordsFor(pair, 'Un autre métier que le vôtre', 'Un autre métier que celui de l’offre')

function areaOf(id: number | null): string | null {
  return id === null || id === OTHER_SECTOR ? null : (REFERENCE.activity_areas.get(id)?.name ?? null)
}
