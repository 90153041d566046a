import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { reasonText, sortedListQuery } from '../shared/fields.ts'
import { APPLICATION_STATES, COUNTED_BY } from './shared/states.ts'

const applicationCount = z.object({
  /** The day, or the number of the company or offer. */
  id: z.string(),
  label: z.string(),
  /** The company of an offer. */
  company: z.string().nullable(),
  total: z.number(),
  standings: z.record(z.enum(APPLICATION_STATES), z.number()),
})
export type ApplicationCount = z.output<typeof applicationCount>

export const countApplications = endpoint({
  method: 'GET',
  path: '/api/admin/applications',
  summary: 'Les candidatures envoyées par jour, société ou offre, avec leurs états et sans leur contenu.',
  query: sortedListQuery.extend({
    by: z.enum(COUNTED_BY).optional().catch(undefined),
    from: z.string().optional().catch(undefined),
    to: z.string().optional().catch(undefined),
  }),
  reply: paginated(applicationCount).extend({
    period: z.object({ from: z.string(), to: z.string() }),
    /** All of the period, whatever page is shown. */
    sum: applicationCount.pick({ total: true, standings: true }),
  }),
})

export const readApplication = endpoint({
  method: 'POST',
  path: '/api/admin/applications/:id/readings',
  summary: 'Lit la lettre ou le CV d’une candidature, pour une raison notée au journal et dans l’export.',
  params: idParams,
  body: z.object({
    what: z.enum(['letter', 'cv'], { error: 'Choisissez la lettre ou le CV' }),
    reason: reasonText,
  }),
  reply: z.object({
    data: z.object({
      /** Null where the CV was asked for. */
      letter: z.string().nullable(),
      /** Where the CV is for a quarter of an hour; null where the letter was asked for. */
      cv: z.string().nullable(),
    }),
  }),
})

/** The reply is the file, not JSON. */
export const showApplicationCv = endpoint({
  method: 'GET',
  path: '/api/admin/applications/:id/cv',
  summary: 'Le CV d’une candidature, un quart d’heure après l’avoir demandé avec une raison.',
  params: idParams,
})
