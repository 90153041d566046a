import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { credentials, oneTimeCode } from '../reauthentication/contract.ts'

const recoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) })

export const showTwoFactor = endpoint({
  method: 'GET',
  path: '/api/user/two-factor',
  summary: 'Où en sont les codes de connexion.',
  reply: z.object({
    data: z.object({
      enabled: z.boolean(),
      confirmed_at: z.string().nullable(),
      recovery_codes_left: z.number(),
      required: z.boolean(),
    }),
  }),
})

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/api/user/two-factor',
  summary: 'Donne le secret à ajouter dans l’application d’authentification.',
  body: credentials,
  reply: z.object({ data: z.object({ secret: z.string(), otpauth_url: z.string() }) }),
})

export const confirmTwoFactor = endpoint({
  method: 'PUT',
  path: '/api/user/two-factor',
  summary: 'Active les codes de connexion et donne une fois les codes de récupération.',
  body: z.object({ code: oneTimeCode }),
  reply: recoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/two-factor/recovery-codes',
  summary: 'Remplace les codes de récupération.',
  body: credentials,
  reply: recoveryCodes,
})

export const endTwoFactor = endpoint({
  method: 'DELETE',
  path: '/api/user/two-factor',
  summary: 'Désactive les codes de connexion.',
  body: credentials,
  status: 204,
})

export const showMailedCodes = endpoint({
  method: 'GET',
  path: '/api/user/mailed-codes',
  summary: 'Si un code est envoyé par e-mail à la connexion depuis un nouveau navigateur.',
  reply: z.object({
    /** Whether the person wants it, and whether its company wants it of the whole team. */
    data: z.object({ own: z.boolean(), team: z.boolean() }),
  }),
})

export const setMailedCodes = endpoint({
  method: 'PUT',
  path: '/api/user/mailed-codes',
  summary: 'Active ou désactive ce code pour la personne connectée.',
  body: z.object({ enabled: z.boolean() }),
  status: 204,
})

const recoveryCode = z.string({ error: 'Veuillez entrer un code de récupération' }).max(60)

/** The ways through a challenge as forms ask for them, one at a time. */
export const challengeAsked = z.object({ code: oneTimeCode, recovery_code: recoveryCode })

export const passChallenge = endpoint({
  method: 'POST',
  path: '/two-factor-challenge',
  duringMaintenance: true,
  summary: 'Termine une connexion par un code ou un code de récupération.',
  body: z.object({ code: oneTimeCode.nullish(), recovery_code: recoveryCode.nullish() }),
  reply: z.object({ two_factor: z.boolean(), reopened: z.boolean() }),
})

export const showChallenge = endpoint({
  method: 'GET',
  path: '/api/two-factor-challenge',
  summary: 'Si une connexion attend son code dans ce navigateur.',
  reply: z.object({ data: z.object({ pending: z.boolean(), by_mail: z.boolean().optional() }) }),
})

export const dropChallenge = endpoint({
  method: 'DELETE',
  path: '/api/two-factor-challenge',
  duringMaintenance: true,
  summary: 'Renonce à la connexion qui attend son code.',
  status: 204,
})
