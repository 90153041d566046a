import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { emailInput } from '../shared/email-input.ts'

/** Answers alike whether the address is free or has an account: its owner is told by mail. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  summary: 'Envoie un lien à la nouvelle adresse de la personne connectée.',
  body: z.object({
    email: emailInput,
    /** The password or a code, unless the person signed in a moment ago. */
    password: z.string().max(1_000).nullish(),
    code: z.string().max(20).nullish(),
  }),
  reply: z.object({ message: z.string() }),
  status: 202,
})

export const confirmEmail = endpoint({
  method: 'GET',
  path: '/email/change',
  summary: 'Change l’adresse par le lien envoyé à la nouvelle.',
  query: z.object({ token: z.string().max(1_000).nullish() }),
  status: 204,
})
