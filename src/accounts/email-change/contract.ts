import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { dailyLimitLeft, email } from '#src/shared/fields.ts'
import { credentials } from '../reauthentication/contract.ts'

/** How often the person can ask for another address still today. */
export const showEmailChanges = endpoint({
  method: 'GET',
  path: '/api/user/email',
  summary: 'Combien de changements d’adresse peuvent encore être demandés aujourd’hui.',
  reply: z.object({ data: dailyLimitLeft }),
})

/** The answer is the same whether the address is free or taken, so that nobody learns who has an account. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  summary: 'Envoie un lien à la nouvelle adresse de la personne connectée.',
  body: credentials.extend({ email }),
  reply: z.object({ message: z.string() }),
  status: 202,
})

const token = z.string({ error: 'Ce lien n’est pas valable.' }).max(1_000, 'Ce lien n’est pas valable.')

/** The mailed link opens a page, and only its button makes this call, because mail scanners open links too. */
export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email/confirmation',
  summary: 'Change l’adresse par le lien envoyé à la nouvelle.',
  body: z.object({ token }),
  reply: z.object({ data: z.object({ email: z.string() }) }),
})
