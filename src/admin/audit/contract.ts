import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { paginated } from '#src/shared/paginated.ts'
import { searchText, sortedListQuery } from '../shared/fields.ts'

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional()
  .catch(undefined)

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
  /** The subject whose screen shows it: an application is shown with its offer. */
  shown_at: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditLine = z.output<typeof auditLine>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Le journal d’audit, le plus récent d’abord si rien n’est demandé.',
  query: sortedListQuery.extend({
    /** Part of a name or an address, or the number of an account. */
    who: searchText,
    /** A whole action, or the beginning of several, as `offers.` */
    action: searchText,
    subject: searchText,
    from: day,
    to: day,
  }),
  reply: paginated(auditLine),
})
