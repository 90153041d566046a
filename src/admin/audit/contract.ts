import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { paginated } from '#src/shared/paginated.ts'
import { listQuery, searched } from '../shared/fields.ts'

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional()
  .catch(undefined)

const auditLine = z.object({
  id: z.number(),
  at: z.string(),
  actor_id: z.number().nullable(),
  /** Null for the site itself, and for someone whose account is gone. */
  actor: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditLine = z.output<typeof auditLine>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Le journal d’audit, le plus récent d’abord.',
  query: listQuery.extend({
    /** Part of a name or an address, or the number of an account. */
    who: searched,
    /** A whole action, or the beginning of several: `offers.` */
    action: searched,
    subject: searched,
    from: day,
    to: day,
  }),
  reply: paginated(auditLine),
})
