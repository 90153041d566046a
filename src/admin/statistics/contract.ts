import { z } from 'zod'
import { QUESTIONS } from '#src/applications/last-question/shared/questions.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { DIMENSIONS, FUNNEL_NAMES, WAITS } from '#src/statistics/shared/names.ts'
import { AGAINST } from './shared/periods.ts'

const query = z.object({
  /** The first and the last day; the month until yesterday unless both are told. */
  from: z.string().optional().catch(undefined),
  to: z.string().optional().catch(undefined),
  against: z.enum(AGAINST).catch('before'),
})

const period = z.object({ from: z.string(), to: z.string() })
const pair = z.object({ value: z.number(), before: z.number() })

const compared = z.object({
  /** When the days were counted last, and how long that took; null before the first time. */
  counted: z.object({ at: z.string(), took_ms: z.number() }).nullable(),
  period,
  before: period,
})

const FIGURE_NAMES = [
  ...(['signups', 'offers', 'applications', 'answers', 'received'] as const),
  ...(['paid_offers', 'short_letters', 'hires', 'last_answers'] as const),
  ...QUESTIONS,
] as const

/** How long something took: a half within `median` minutes, nine in ten within `most`; null where nothing happened. */
const waited = z.object({ count: z.number(), median: z.number().nullable(), most: z.number().nullable() })

const overview = compared.extend({
  /**
   * `answers`, `paid_offers`, `short_letters` and the questions are shares in percent, `hires` those of a hundred
   * applications; null where there is nothing to be a share of.
   */
  figures: z.array(
    z.object({
      name: z.enum(FIGURE_NAMES),
      value: z.number().nullable(),
      before: z.number().nullable(),
    }),
  ),
  funnels: z.array(
    z.object({ name: z.enum(FUNNEL_NAMES), steps: z.array(pair.extend({ name: z.string() })) }),
  ),
  waits: z.array(z.object({ name: z.enum(WAITS), now: waited, before: waited })),
})
export type StatisticsOverview = z.output<typeof overview>

export const showStatistics = endpoint({
  method: 'GET',
  path: '/api/admin/statistics',
  summary: 'Les chiffres d’une période, ses étapes et ses attentes, contre une autre.',
  query,
  reply: z.object({ data: overview }),
})

const segment = z.object({
  key: z.string(),
  label: z.string(),
  offers: pair,
  applications: pair,
  /** Answers that were promised for a day of the period, and those that came by then. */
  answers_due: pair,
  answers_kept: pair,
})
export type Segment = z.output<typeof segment>

export const showSegments = endpoint({
  method: 'GET',
  path: '/api/admin/statistics/segments/:dimension',
  summary: 'L’offre et la demande par secteur, ville ou métier, les plus demandés d’abord.',
  params: z.object({ dimension: z.enum(DIMENSIONS) }),
  query,
  reply: z.object({ data: compared.extend({ segments: z.array(segment) }) }),
})

const cohort = z.object({
  /** `2026-11` */
  month: z.string(),
  kind: z.enum(['applicant', 'recruiter']),
  signups: z.number(),
  /** How many came back after so many months or later; null while not everybody had the time. */
  back: z.array(z.object({ months: z.number(), count: z.number().nullable() })),
})
export type Cohort = z.output<typeof cohort>

export const showRetention = endpoint({
  method: 'GET',
  path: '/api/admin/statistics/retention',
  summary: 'Qui revient, par mois d’inscription, et les formules renouvelées.',
  reply: z.object({
    data: z.object({
      counted: compared.shape.counted,
      /** The last month first. */
      cohorts: z.array(cohort),
      /** Plans that ended in each month, and those that were taken again within thirty days. */
      terms: z.array(z.object({ month: z.string(), ended: z.number(), renewed: z.number().nullable() })),
    }),
  }),
})

export const showReceipts = endpoint({
  method: 'GET',
  path: '/api/admin/statistics/receipts',
  summary: 'Ce qui a été encaissé par mois et par produit, remboursements déduits.',
  reply: z.object({
    data: z.object({
      counted: compared.shape.counted,
      /** The last fourteen months, the earliest first; the last one until its last counted day. */
      months: z.array(
        z.object({
          month: z.string(),
          /** How many of its days are counted, of how many. */
          days: z.number(),
          of_days: z.number(),
          total: z.number(),
          products: z.array(z.object({ key: z.string(), amount: z.number() })),
        }),
      ),
    }),
  }),
})

export const showLastLooks = endpoint({
  method: 'GET',
  path: '/api/admin/statistics/last-looks',
  summary:
    'Les offres en ligne où des candidats attendent, par jours depuis le dernier regard d’un recruteur.',
  reply: z.object({
    data: z.object({
      /** Half of the offers were looked at within so many whole days; null without any. */
      median: z.number().nullable(),
      /** By less than so many days, the shortest first; null for all that waited longer. */
      parts: z.array(z.object({ within: z.number().nullable(), offers: z.number() })),
    }),
  }),
})

const EXPORTS = ['days', ...DIMENSIONS] as const

/** The reply is a file as an attachment, not JSON. */
export const exportStatistics = endpoint({
  method: 'GET',
  path: '/api/admin/statistics/exports/:table',
  summary: 'Les mêmes chiffres en CSV: jour par jour, ou par secteur, ville ou métier.',
  params: z.object({ table: z.enum(EXPORTS) }),
  query,
})
