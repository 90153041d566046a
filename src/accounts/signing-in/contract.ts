import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { basicEmail, flag } from '#src/shared/fields.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { SOCIAL_PROVIDERS } from '../shared/providers.ts'

const loginInput = z.object({
  email: basicEmail,
  password: z.string({ error: MESSAGES.password_required }).min(1, MESSAGES.password_required).max(1_000),
  remember: flag()
    .nullish()
    .transform((given) => given ?? false),
  /** Links the identity of this provider, which waits in this browser, once the password is right. */
  link: z.enum(SOCIAL_PROVIDERS).nullish(),
})

export const csrfCookie = endpoint({
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  summary: 'Donne les cookies de session et anti-falsification.',
  status: 204,
})

export const login = endpoint({
  method: 'POST',
  path: '/login',
  duringMaintenance: true,
  summary: 'Ouvre une session par e-mail et mot de passe.',
  body: loginInput,
  /**
   * `two_factor`: nobody is signed in before `POST /two-factor-challenge`, whose code was mailed where `by_mail` is
   * true; `reopened`: the person had closed the account.
   */
  reply: z.object({ two_factor: z.boolean(), reopened: z.boolean(), by_mail: z.boolean().optional() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  duringMaintenance: true,
  summary: 'Ferme la session.',
  status: 204,
})
