import { z } from 'zod'
import { CRITERION_NAMES } from './shared/criteria.ts'

const criterion = z.enum(CRITERION_NAMES)
const sentence = z.object({ criterion, text: z.string() })

/**
 * Everything that explains a score travels with it: each criterion has its `points` of `weight`, null where it is not
 * known.
 */
export const matchReply = z.object({
  /** Points in percent of what the known criteria weigh, rounded. */
  score: z.number(),
  known_count: z.number(),
  reasons: z.array(sentence),
  gaps: z.array(sentence),
  details: z.array(
    z.object({ criterion, weight: z.number(), points: z.number().nullable(), text: z.string() }),
  ),
})

export type Match = z.output<typeof matchReply>
