import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { VISIT_SOURCES } from '../shared/life.ts'

const visits = {
  views_count: z.number(),
  /** Each person counts once a day. */
  visitors_count: z.number(),
  openings_count: z.number(),
}
const figures = { ...visits, saves_count: z.number(), applications_count: z.number() }

const statistics = z.object({
  totals: z.object(figures),
  /** One row for each day from the publication until today, or until the day on which the offer ended. */
  days: z.array(z.object({ day: z.string(), ...figures })),
  /** Figures that belong to none of the days: those from before days were recorded, or outside of the days shown. */
  others: z.object(figures).nullable(),
  /** The figures of each source, the most views first. Figures from before sources were recorded belong to none. */
  sources: z.array(z.object({ source: z.enum(VISIT_SOURCES), ...visits, applications_count: z.number() })),
  first_answer: z.object({
    answered: z.number(),
    /** The median in days with one decimal; null before the first answer. */
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
