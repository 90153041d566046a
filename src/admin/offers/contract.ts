import { z } from 'zod'
import { COMPANY_STATUSES } from '#src/accounts/shared/memberships.ts'
import { REFUSAL_REASONS } from '#src/offers/moderation/shared/refusals.ts'
import type { ReportReason } from '#src/offers/reports/shared/reasons.ts'
import { OFFER_FLAGS } from '#src/offers/shared/life.ts'
import { OFFER_STATUSES } from '#src/offers/shared/states.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, rowId } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { companyActivity, companyPapers } from '../companies/contract.ts'
import { decisionLine, reasonText, searchText, sortedListQuery, timestamp } from '../shared/fields.ts'

const status = z.enum(OFFER_STATUSES)
const flags = z.array(z.object({ kind: z.enum(OFFER_FLAGS), found: z.string() }))

const offerRow = z.object({
  id: z.number(),
  reference: z.string(),
  title: z.string(),
  status,
  paused: z.boolean(),
  held: z.boolean(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  company_id: z.number(),
  company: z.string(),
})
export type OfferRow = z.output<typeof offerRow>

const offer = offerRow.omit({ company: true }).extend({
  slug: z.string(),
  submitted_at: z.string().nullable(),
  reported_at: z.string().nullable(),
  rejection_reason: z.string().nullable(),
  flags,
  /** This text and the two below are sanitised HTML. */
  description: z.string(),
  missions: z.string(),
  profile: z.string(),
  /** The terms that stand beside the texts, each with its label. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Each is a title, followed by its explanation where it has one. */
  steps: z.array(z.string()),
  /** Each is a text, followed by the answers to choose from where it has some. */
  questions: z.array(z.string()),
  reports: z.array(
    z.object({
      id: z.number(),
      reason: z.string().transform((reason) => reason as ReportReason),
      message: z.string().nullable(),
      counts: z.boolean(),
      created_at: z.string(),
    }),
  ),
  /** Of the new text that waits, only the fields that it changes; their HTML is sanitised. */
  change: z
    .object({
      submitted_at: z.string(),
      version: z.number(),
      flags,
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    })
    .nullable(),
  company: z.object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    status: z.enum(COMPANY_STATUSES),
    created_at: z.string(),
    nif: z.string().nullable(),
    city: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    documents: companyPapers,
    ...companyActivity.shape,
  }),
  decisions: z.array(decisionLine),
})
export type ModeratedOfferReply = z.output<typeof offer>

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/admin/offers',
  summary: 'Les offres, dans tous leurs états.',
  query: sortedListQuery.extend({
    q: searchText,
    status: status.optional().catch(undefined),
    held: z.stringbool().optional().catch(undefined),
    company_id: rowId().optional().catch(undefined),
  }),
  reply: paginated(offerRow),
})

export const showOffer = endpoint({
  method: 'GET',
  path: '/api/admin/offers/:id',
  summary: 'Une offre avec tout ce qu’il faut pour décider.',
  params: idParams,
  reply: z.object({ data: offer }),
})

export const publishOffer = endpoint({
  method: 'PUT',
  path: '/api/admin/offers/:id/publication',
  summary: 'Publie l’offre.',
  params: idParams,
  body: z.object({ submitted_at: timestamp.nullable() }),
  status: 204,
})

const refusal = z.object({ reason: z.enum(REFUSAL_REASONS), message: reasonText })

export const refuseOffer = endpoint({
  method: 'PUT',
  path: '/api/admin/offers/:id/refusal',
  summary: 'Refuse l’offre, avec une raison.',
  params: idParams,
  body: refusal.extend({ submitted_at: timestamp.nullable() }),
  status: 204,
})

export const holdOffer = endpoint({
  method: 'PUT',
  path: '/api/admin/offers/:id/hold',
  summary: 'Retire l’offre du site, ou suspend son examen, jusqu’à nouvelle décision.',
  params: idParams,
  body: z.object({
    reason: reasonText,
    status: z.enum(['submitted', 'published']),
    /** The time of the latest report that was read, where the decision is about the reports. */
    reported_at: timestamp.nullish(),
  }),
  status: 204,
})

export const releaseOffer = endpoint({
  method: 'DELETE',
  path: '/api/admin/offers/:id/hold',
  summary: 'Remet l’offre sur le site, ou reprend son examen.',
  params: idParams,
  status: 204,
})

export const clearReports = endpoint({
  method: 'DELETE',
  path: '/api/admin/offers/:id/reports',
  summary: 'Classe les signalements\u00a0: rien à reprocher à l’offre.',
  params: idParams,
  body: z.object({ reported_at: timestamp }),
  status: 204,
})

const seenChange = z.object({ submitted_at: timestamp, version: z.number().int() })

export const acceptChange = endpoint({
  method: 'PUT',
  path: '/api/admin/offers/:id/change',
  summary: 'Accepte le nouveau texte de l’offre.',
  params: idParams,
  body: seenChange,
  status: 204,
})

export const refuseChange = endpoint({
  method: 'DELETE',
  path: '/api/admin/offers/:id/change',
  summary: 'Refuse le nouveau texte de l’offre\u00a0: l’ancien reste.',
  params: idParams,
  body: seenChange.extend(refusal.shape),
  status: 204,
})
