import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { paginated } from '#src/shared/paginated.ts'
import { listQuery } from '../shared/fields.ts'
import { QUEUES, WAITING } from './shared/waiting.ts'

const waitingItem = z.object({
  /** Kind and number of its subject, `offer-12`: unique in this list. */
  id: z.string(),
  kind: z.enum(WAITING),
  subject_id: z.number(),
  title: z.string(),
  /** The company that published an offer, or what a company asks for. */
  subtitle: z.string(),
  /** The moment from which it waits. */
  since: z.string(),
  flags_count: z.number(),
  reports_count: z.number(),
  held: z.boolean(),
  /** Somebody reported a person's conduct: it comes first, and those whom it is about know nothing of it. */
  is_conduct: z.boolean(),
})
export type WaitingItem = z.output<typeof waitingItem>

export const listQueue = endpoint({
  method: 'GET',
  path: '/api/admin/queue',
  summary: 'Ce qui attend une décision\u00A0: les comportements déplacés d’abord, puis le plus ancien.',
  query: listQuery.extend({ kind: z.enum(QUEUES).optional().catch(undefined) }),
  reply: paginated(waitingItem).extend({ counts: z.record(z.enum(QUEUES), z.number()) }),
})
