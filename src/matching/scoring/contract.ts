import { z } from 'zod'
import { CRITERION_NAMES } from './shared/criteria.ts'

const criterion = z.enum(CRITERION_NAMES)
const sentence = z.object({ criterion, text: z.string() })

/** A score with all that explains it: `points` of `weight` for each criterion, null where it is not known. */
export const matchReply = z.object({
  /** Whole percent of what the known criteria weigh. */
  score: z.number(),
  known_count: z.number(),
  reasons: z.array(sentence),
  gaps: z.array(sentence),
  details: z.array(
    z.object({ criterion, weight: z.number(), points: z.number().nullable(), text: z.string() }),
  ),
})

export type Match = z.output<typeof matchReply>
