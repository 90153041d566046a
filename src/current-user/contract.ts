import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'

export const listAbilities = endpoint({
  method: 'GET',
  path: '/api/user/abilities',
  summary: 'Ce que la personne connectée peut faire.',
  reply: z.object({ data: z.array(z.object({ action: z.string(), subject: z.string() })) }),
})
