import { z } from 'zod'
import { PERMISSIONS } from '#src/accounts/shared/admin-permissions.ts'
import { ADMIN_ROLES } from '#src/accounts/shared/kinds.ts'
import { confirmTwoFactor as confirmOwnTwoFactor, startTwoFactor } from '#src/accounts/two-factor/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { SIGN_IN_STEPS } from './shared/sign-in-steps.ts'

export const showSession = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  summary: 'Qui est connecté au site d’administration, et ce qu’il peut y faire.',
  reply: z.object({
    data: z.object({
      id: z.number(),
      name: z.string(),
      role: z.enum(ADMIN_ROLES).nullable(),
      permissions: z.array(z.enum(PERMISSIONS)),
      /** Address of the public site. */
      site: z.string(),
    }),
  }),
})

export const showSignIn = endpoint({
  method: 'GET',
  path: '/api/admin/sign-in',
  summary: 'À quelle étape de la connexion ce navigateur en est.',
  reply: z.object({
    data: z.object({
      step: z.enum(SIGN_IN_STEPS),
      /** Whose recovery codes they will be; null at the other steps. */
      email: z.string().nullable(),
    }),
  }),
})

export const startTwoFactorSetup = endpoint({
  method: 'POST',
  path: '/api/admin/two-factor',
  summary:
    'Donne à un administrateur sans codes le secret à ajouter dans son application d’authentification.',
  reply: startTwoFactor.reply,
})

export const confirmTwoFactorSetup = endpoint({
  method: 'PUT',
  path: '/api/admin/two-factor',
  summary: 'Active ses codes, donne une fois les codes de récupération et ouvre l’administration.',
  body: confirmOwnTwoFactor.body,
  reply: confirmOwnTwoFactor.reply,
})
