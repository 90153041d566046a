import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { email, idParams, rowId } from '#src/shared/fields.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { isConfirmed, newPasswordFields } from '../shared/password-input.ts'

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgot-password',
  summary: 'Envoie un lien pour choisir un nouveau mot de passe, si l’adresse a un compte.',
  body: z.object({ email }),
  reply: z.object({ message: z.string() }),
})

export const checkReset = endpoint({
  method: 'GET',
  path: '/reset-password/:id/:token',
  summary: 'Dit si un lien reçu permet encore de choisir un mot de passe.',
  params: idParams.extend({ token: z.string().max(200) }),
  status: 204,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  summary: 'Change le mot de passe par le lien reçu ; n’ouvre pas de session.',
  body: z
    .object({
      email: email.nullish(),
      /** The id of the person, which the mailed link holds; it can stand in the place of `email`. */
      id: rowId(MESSAGES.email_required).nullish(),
      token: z.string({ error: 'Ce lien est incomplet.' }).min(1, 'Ce lien est incomplet.').max(200),
      ...newPasswordFields,
    })
    .refine(({ email, id }) => Boolean(email ?? id), {
      path: ['email'],
      message: MESSAGES.email_required,
    })
    .refine(...isConfirmed),
  reply: z.object({ message: z.string() }),
})
