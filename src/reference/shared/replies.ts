import { z } from 'zod'

/** An entry of a closed list, or a town, as replies name it. */
export const namedReply = z.object({ id: z.number(), name: z.string() })
