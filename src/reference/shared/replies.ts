import { z } from 'zod'

/** Replies name an entry of a closed list, or a town, by id and name. */
export const namedReply = z.object({ id: z.number(), name: z.string() })
