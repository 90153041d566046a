import type { Match } from './contract.ts'
import { judgeContract } from './employment.ts'
import { judgeExperience } from './experience.ts'
import { isKnown, type Judge, type Pair, type Unknown } from './judgement.ts'
import { judgeOccupation } from './occupation.ts'
import { judgePlace } from './place.ts'
import { judgeSalary } from './salary.ts'
import { CRITERIA, CRITERION_NAMES, type Criterion, FEWEST_KNOWN } from './shared/criteria.ts'
import { judgeSkills } from './skills.ts'

const JUDGES: Record<Criterion, Judge> = {
  occupation: judgeOccupation,
  skills: judgeSkills,
  place: judgePlace,
  experience: judgeExperience,
  contract: judgeContract,
  salary: judgeSalary,
}

interface Missing extends Unknown {
  criterion: Criterion
}

export type Scored = Match | { score: null; missing: Missing[] }

/**
 * Scores how well a profile and an offer fit over the criteria that both tell. With fewer than `FEWEST_KNOWN` there is
 * no score, and the result lists what is missing.
 */
export function scoreMatch(pair: Pair): Scored {
  const judged = CRITERION_NAMES.map((criterion) => ({ criterion, judgement: JUDGES[criterion](pair) }))
  const details = judged.map(({ criterion, judgement }) => {
    const { weight } = CRITERIA[criterion]
    const points = isKnown(judgement) ? Math.round(judgement.share * weight) : null
    return { criterion, weight, points, text: judgement.text }
  })
  const known = details.filter(({ points }) => points !== null)
  if (known.length < FEWEST_KNOWN) return { score: null, missing: missingOf(judged) }
  const lines = (side: 'reasons' | 'gaps') =>
    judged.flatMap(({ criterion, judgement }) =>
      isKnown(judgement) ? judgement[side].map((text) => ({ criterion, text })) : [],
    )
  return {
    score: percentOf(known),
    known_count: known.length,
    reasons: lines('reasons'),
    gaps: lines('gaps'),
    details,
  }
}

/** The percentage is taken of the rounded points, so that a reader who adds up what the page shows finds the score. */
function percentOf(known: readonly { points: number | null; weight: number }[]): number {
  const points = known.reduce((sum, each) => sum + (each.points ?? 0), 0)
  const weight = known.reduce((sum, each) => sum + each.weight, 0)
  return Math.round((100 * points) / weight)
}

function missingOf(judged: readonly { criterion: Criterion; judgement: ReturnType<Judge> }[]): Missing[] {
  return judged.flatMap(({ criterion, judgement }) =>
    isKnown(judgement) ? [] : [{ criterion, ...judgement }],
  )
}
