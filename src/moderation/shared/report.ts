import { z } from 'zod'

export const REASON_MISSING = 'Veuillez choisir un motif'

/** A report has one of `reasons`; with `autre` it needs words too. */
export function reportReason<const Reason extends string>(reasons: readonly Reason[]) {
  return z.enum(reasons, { error: REASON_MISSING })
}

/** Words are optional unless the reason is `autre`. */
export const reportWords = z.string().trim().max(1_000, 'Le message est trop long').nullish()

/** A report with `autre` and no words is refused with this message. */
export const WORDS_MISSING = 'Veuillez préciser le motif'
