import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

export const resendVerification = endpoint({
  method: 'POST',
  path: '/email/verification-notification',
  summary: 'Envoie à nouveau le lien de vérification de l’adresse.',
  reply: z.object({ message: z.string() }),
  status: [202, 204],
})

export const showVerification = endpoint({
  method: 'GET',
  path: '/email/verification',
  summary: 'Dit si l’adresse avec laquelle ce navigateur vient de s’inscrire est vérifiée.',
  reply: z.object({ data: z.object({ is_verified: z.boolean() }) }),
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/email/verify/:id/:hash',
  summary: 'Vérifie l’adresse par le lien envoyé.',
  params: idParams.extend({ hash: z.string().max(128) }),
  query: z.object({ expires: z.string().nullish(), signature: z.string().nullish() }),
  status: 204,
})
