import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { emailInput } from '../shared/email-input.ts'
import { isConfirmed, newPasswordFields } from '../shared/password-input.ts'

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgot-password',
  summary: 'Envoie un lien pour choisir un nouveau mot de passe, si l’adresse a un compte.',
  body: z.object({ email: emailInput }),
  reply: z.object({ message: z.string() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  summary: 'Change le mot de passe par le lien reçu ; n’ouvre pas de session.',
  body: z
    .object({
      email: emailInput.nullish(),
      /** Of the person, as the mailed address has it; serves instead of `email`. */
      id: z.coerce.number({ error: MESSAGES.email_required }).int().positive().max(2_147_483_647).nullish(),
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
