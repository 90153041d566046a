import { z } from 'zod'
import { ADMIN_ROLES } from '#src/accounts/shared/kinds.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { PERMISSIONS } from '../policy.ts'

export const showSession = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  summary: 'Qui est connecté au site d’administration, et ce qu’il peut y faire.',
  reply: z.object({
    data: z.object({
      id: z.number(),
      name: z.string(),
      role: z.enum(ADMIN_ROLES).nullable(),
      permissions: z.array(z.enum(PERMISSIONS)),
      /** Address of the public site. */
      site: z.string(),
    }),
  }),
})
