import { REFERENCE } from '#src/reference/reference.ts'
import { capitalised, lowered, plural } from '#src/shared/phrases.ts'
import { type Judge, type Judgement, type Pair, unknownCriterion, wordsFor } from './judgement.ts'

/** Share by the number of levels between the person's and the offer's. */
const BY_DISTANCE = [1, 0.6, 0.25, 0]

/** Averages the share of the level and that of the years, where both sides tell them. */
export const judgeExperience: Judge = (pair) => {
  const parts = [judgeLevel(pair), judgeYears(pair)].filter((part) => part !== null)
  if (parts.length === 0) {
    const { job_level_id, experience_min_years } = pair.offer
    const isTold = job_level_id !== null || experience_min_years !== null
    return unknownCriterion(isTold ? 'profile' : 'offer', pair, 'Niveau et expérience')
  }
  return {
    share: parts.reduce((sum, { share }) => sum + share, 0) / parts.length,
    text: capitalised(parts.map(({ text }) => text).join('\u00a0; ')),
    reasons: parts.flatMap(({ reasons }) => reasons),
    gaps: parts.flatMap(({ gaps }) => gaps),
  }
}

function judgeLevel(pair: Pair): Judgement | null {
  const { profile, offer } = pair
  const [own, asked] = [profile.job_level_id, offer.job_level_id]
  const ownName = own === null ? null : levelName(own)
  const askedName = asked === null ? null : levelName(asked)
  if (own === null || asked === null || !ownName || !askedName) return null
  const share = BY_DISTANCE[Math.abs(own - asked)] ?? 0
  if (share === 1)
    return { share, text: `Niveau ${lowered(ownName)}`, reasons: [`Niveau ${lowered(ownName)}`], gaps: [] }
  const where = wordsFor(pair, 'dans votre profil', 'au profil')
  const text = `Niveau ${lowered(askedName)} demandé, ${lowered(ownName)} ${where}`
  return { share, text, reasons: [], gaps: [text] }
}

function judgeYears({ profile, offer }: Pair): Judgement | null {
  const asked = offer.experience_min_years
  if (asked === null) return null
  if (asked === 0) return { share: 1, text: 'sans expérience exigée', reasons: [], gaps: [] }
  if (profile.experience_years === null) return null
  const own = Math.floor(profile.experience_years)
  const words = `${yearsWords(own)} d’expérience`
  const text = `${words} pour ${asked} ${plural(asked, 'demandé')}`
  if (own >= asked) return { share: 1, text, reasons: [capitalised(words)], gaps: [] }
  return { share: profile.experience_years / asked, text, reasons: [], gaps: [capitalised(text)] }
}

function yearsWords(years: number): string {
  return years < 1 ? 'moins d’un an' : `${years} ${plural(years, 'an')}`
}

/** Shortens « Confirmé (3–5) » to « Confirmé ». */
function levelName(id: number): string | null {
  return REFERENCE.job_levels.get(id)?.name.replace(/ \(.*$/, '') ?? null
}
