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

const token = z.string({ error: 'Ce lien n’est pas valable.' }).max(400, 'Ce lien n’est pas valable.')

export const confirmNewsletter = endpoint({
  method: 'PUT',
  path: '/api/newsletter/confirmation',
  summary: 'Confirme un abonnement à la lettre d’information par le lien reçu.',
  body: z.object({ token }),
  reply: z.object({ data: z.object({ email: z.string() }) }),
})
