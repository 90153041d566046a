import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { email } from '#src/shared/fields.ts'

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Abonne une adresse à la lettre d’information.',
  body: z.object({ email }),
  reply: z.object({ message: z.string() }),
})
