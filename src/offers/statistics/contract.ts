import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { VISIT_SOURCES } from '../shared/life.ts'

const visits = {
  views_count: z.number(),
  /** Each person once a day. */
  visitors_count: z.number(),
  openings_count: z.number(),
}
const figures = { ...visits, saves_count: z.number(), applications_count: z.number() }

const statistics = z.object({
  totals: z.object(figures),
  /** Each day since it was published, to today or the day it ended. */
  days: z.array(z.object({ day: z.string(), ...figures })),
  /** What was counted before days were kept apart, or outside of those; null for nothing. */
  others: z.object(figures).nullable(),
  /** By where people came from, most views first; what was counted before that was asked is of none. */
  sources: z.array(z.object({ source: z.enum(VISIT_SOURCES), ...visits, applications_count: z.number() })),
  first_answer: z.object({
    answered: z.number(),
    /** Days, one decimal; null before the first one. */
    median_days: z.number().nullable(),
  }),
})
export type OfferStatistics = z.output<typeof statistics>

export const showOfferStatistics = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers/:id/statistics',
  summary: 'Les visites et les candidatures d’une offre, jour par jour.',
  params: idParams,
  reply: z.object({ data: statistics }),
})
