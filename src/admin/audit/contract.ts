import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { rowId } from '#src/shared/fields.ts'
import { filterDay, searchText, sortedListQuery } from '../shared/fields.ts'

const auditLine = z.object({
  id: z.number(),
  at: z.string(),
  actor_id: z.number().nullable(),
  /** It is null for the site itself, and for an account that was erased. */
  actor: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** What the subject is called, « Comptable H/F »; null when it is gone or has no name. */
  subject_name: z.string().nullable(),
  /**
   * The subject whose screen shows it: an application is shown with its offer. It is null where no screen does, and where
   * the reader may not open it.
   */
  shown_at: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditLine = z.output<typeof auditLine>

/** What narrows the log; lines are counted up to this many, because a log of millions is not counted for each look. */
const filters = sortedListQuery.omit({ page: true }).extend({
  /** Part of a name or an address, or the number of an account. */
  who: searchText,
  /** A whole action, or the beginning of several, as `offers.` */
  action: searchText,
  subject: searchText,
  from: filterDay,
  to: filterDay,
})

const place = rowId().optional().catch(undefined)

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Le journal d’audit, le plus récent d’abord si rien n’est demandé.',
  query: filters.extend({
    /** The line after which the page begins, in the order of the list. */
    after: place,
    /** The line before which the page ends; it counts where `after` is absent. */
    before: place,
  }),
  reply: z.object({
    data: z.array(auditLine),
    meta: z.object({
      total: z.number(),
      /** There are more than `total`, which is as far as they are counted. */
      is_capped: z.boolean(),
      /** What leads to the page before and to the page after as `before` and `after`; null at the ends. */
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  }),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/export',
  summary: 'Les lignes du journal qui répondent aux filtres, en CSV, les plus récentes d’abord.',
  query: filters,
})
