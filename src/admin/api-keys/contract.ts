import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, requiredLine, tooLong } from '#src/shared/fields.ts'

const PARTNER_MAX = 120
const LIMIT = 'Un nombre de 100 à 1 000 000.'

const key = z.object({
  id: z.number(),
  partner: z.string(),
  /** Its first characters. */
  prefix: z.string(),
  requests_a_day: z.number(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  revoked_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  /** Its requests of this day, and of the last thirty. */
  today: z.number(),
  month: z.number(),
})
export type ApiKeyRow = z.output<typeof key>

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/admin/api-keys',
  summary: 'Les clés de l’API des partenaires, avec leur usage.',
  reply: z.object({ data: z.array(key) }),
})

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/admin/api-keys',
  summary: 'Donne une clé à un partenaire. Elle n’est montrée qu’ici.',
  body: z.object({
    partner: requiredLine('Dites pour qui.', PARTNER_MAX, tooLong(PARTNER_MAX)),
    requests_a_day: z.coerce.number(LIMIT).int(LIMIT).min(100, LIMIT).max(1_000_000, LIMIT),
  }),
  reply: z.object({ data: z.object({ id: z.number(), key: z.string() }) }),
  status: 201,
})

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/admin/api-keys/:id',
  summary: 'Révoque une clé\u00A0: elle ne sert plus à rien, pour toujours.',
  params: idParams,
})
