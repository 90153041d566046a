import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { emailInput } from '../shared/email-input.ts'

const flag = z.union([z.boolean(), z.enum(['0', '1', 'true', 'false', 'on']), z.number()]).nullish()

const loginInput = z.object({
  email: emailInput,
  password: z.string({ error: MESSAGES.password_required }).min(1, MESSAGES.password_required).max(1_000),
  remember: flag.transform(
    (value) => value === true || value === 1 || value === '1' || value === 'true' || value === 'on',
  ),
  /** The person asked to link the identity that a provider gave and that waits in this browser. */
  link: z.enum(['google', 'linkedin']).nullish(),
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
  summary: 'Ouvre une session par e-mail et mot de passe.',
  body: loginInput,
  /** `two_factor`: nobody is signed in before `POST /two-factor-challenge`; `reopened`: the person had closed the account. */
  reply: z.object({ two_factor: z.boolean(), reopened: z.boolean() }),
})

export const logout = endpoint({ method: 'POST', path: '/logout', summary: 'Ferme la session.', status: 204 })
