import { neighbourhood } from '#src/occupations/neighbourhood.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { type Judge, type Judgement, type Pair, unknownCriterion, wordsFor } from './judgement.ts'

/**
 * Shares of a neighbouring occupation, of a shared sector when an occupation is not known, and of a shared sector when
 * both are known and differ.
 */
const NEAR = 0.75
const SECTOR_ALONE = 0.7
const SECTOR_WITH_ANOTHER_OCCUPATION = 0.4

/** « Autre » is no sector that two could share. */
const OTHER_SECTOR = 29

export const judgeOccupation: Judge = (pair) => {
  const { profile, offer } = pair
  const codes = profile.occupation_code && offer.occupation_code
  const near = neighbourhood(profile.occupation_code, offer.occupation_code)
  if (near === 'same') return judgeSame(pair)
  if (near === 'near') return judgeNeighbour(pair)
  const [mine, theirs] = [profile.activity_area_id, offer.activity_area_id].map(areaOf)
  if (!mine || !theirs)
    return codes ? judgeOther(pair) : unknownCriterion(theirs ? 'profile' : 'offer', pair, 'Métier')
  if (mine !== theirs) return judgeOther(pair)
  return {
    share: codes ? SECTOR_WITH_ANOTHER_OCCUPATION : SECTOR_ALONE,
    text: wordsFor(pair, `${theirs}, votre secteur`, `${theirs}, le secteur demandé`),
    reasons: ['Même secteur'],
    gaps: [],
  }
}

function judgeSame(pair: Pair): Judgement {
  const text = wordsFor(pair, 'Le même métier que le vôtre', 'Le métier demandé')
  return { share: 1, text, reasons: ['Même métier'], gaps: [] }
}

function judgeNeighbour(pair: Pair): Judgement {
  const text = wordsFor(pair, 'Un métier voisin du vôtre', 'Un métier voisin de celui de l’offre')
  return { share: NEAR, text, reasons: ['Métier voisin'], gaps: [] }
}

function judgeOther(pair: Pair): Judgement {
  const text = wordsFor(pair, 'Un autre métier que le vôtre', 'Un autre métier que celui de l’offre')
  return { share: 0, text, reasons: [], gaps: [text] }
}

function areaOf(id: number | null): string | null {
  return id === null || id === OTHER_SECTOR ? null : (REFERENCE.activity_areas.get(id)?.name ?? null)
}
