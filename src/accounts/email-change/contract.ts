import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { email } from '#src/shared/fields.ts'
import { credentials } from '../reauthentication/contract.ts'

/** Answers alike whether the address is free or has an account: its owner is told by mail. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  summary: 'Envoie un lien à la nouvelle adresse de la personne connectée.',
  body: credentials.extend({ email }),
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
