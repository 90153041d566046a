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

const token = z.string({ error: 'Ce lien n’est pas valable.' }).max(1_000, 'Ce lien n’est pas valable.')

/** Not the link itself: programs look at what is mailed before its reader does. */
export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email/confirmation',
  summary: 'Change l’adresse par le lien envoyé à la nouvelle.',
  body: z.object({ token }),
  reply: z.object({ data: z.object({ email: z.string() }) }),
})
