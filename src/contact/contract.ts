import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { EMAIL_PATTERN, MESSAGES } from '#src/shared/messages.ts'

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Abonne une adresse à la lettre d’information.',
  body: z.object({
    email: z
      .string({ error: MESSAGES.email_required })
      .max(255, MESSAGES.email_invalid)
      .regex(EMAIL_PATTERN, MESSAGES.email_invalid)
      .transform((text) => text.toLowerCase()),
  }),
  reply: z.object({ message: z.string() }),
})
