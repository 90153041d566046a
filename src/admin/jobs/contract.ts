import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { RELOAD } from '#src/shared/fields.ts'
import { reasonText } from '../shared/fields.ts'

const stuckJob = z.object({
  id: z.uuid(),
  name: z.string(),
  /** It failed for good, is tried again, or is due and nobody takes it. */
  state: z.enum(['failed', 'retry', 'late']),
  tries: z.number(),
  error: z.string().nullable(),
  created_at: z.string(),
  next_at: z.string().nullable(),
})
export type StuckJobRow = z.output<typeof stuckJob>

const recurringJob = z.object({
  name: z.string(),
  /** When it runs, in UTC, as cron writes it. */
  cron: z.string(),
  next_at: z.string().nullable(),
  /** The last twenty runs, the latest first. */
  runs: z.array(z.object({ at: z.string(), took_ms: z.number(), failure: z.string().nullable() })),
})
export type RecurringJobRow = z.output<typeof recurringJob>

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'Les travaux en échec ou en retard, et ceux qui reviennent avec leurs derniers passages.',
  reply: z.object({
    data: z.object({
      due: z.number(),
      stuck: z.array(stuckJob),
      recurring: z.array(recurringJob),
    }),
  }),
})

const jobParams = z.object({ id: z.uuid(RELOAD) })

export const retryStuckJob = endpoint({
  method: 'PUT',
  path: '/api/admin/jobs/:id/retry',
  summary: 'Relance un travail en échec ou en retard.',
  params: jobParams,
})

export const dropStuckJob = endpoint({
  method: 'DELETE',
  path: '/api/admin/jobs/:id',
  summary: 'Abandonne un travail en échec ou en retard, avec une raison.',
  params: jobParams,
  body: z.object({ reason: reasonText }),
})
