import { z } from 'zod'

/** Why something is reported, one of `reasons`; `autre` needs words of one's own. */
export function reportReason<const Reason extends string>(reasons: readonly Reason[]) {
  return z.enum(reasons, { error: 'Veuillez choisir un motif' })
}

/** What somebody who reports has to say beside the reason. */
export const reportWords = z.string().trim().max(1_000, 'Le message est trop long').nullish()

/** What « autre » without a word is refused for. */
export const WORDS_MISSING = 'Veuillez préciser le motif'
