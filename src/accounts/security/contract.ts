import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { PASSWORD_MESSAGES } from '#src/shared/password-rules.ts'
import { anotherPasswordFields, isConfirmed } from '../shared/password-input.ts'

const CODE = 'Veuillez entrer le code à six chiffres'

/** « 123 456 » is as good as 123456. */
const code = z
  .string({ error: CODE })
  .max(20, CODE)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, CODE))

/** The password or a code, unless the person signed in a moment ago. */
export const proof = z.object({ password: z.string().max(1_000).nullish(), code: code.nullish() })

export type ProofGiven = z.input<typeof proof>

/** The proofs as forms ask for them, each for the one that the account can give. */
export const proofAsked = z.object({
  password: z.string({ error: MESSAGES.password_required }),
  code: z.string({ error: 'Veuillez entrer le code' }),
})

const recoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) })

const changeOf = <Current extends z.ZodType>(current_password: Current) =>
  z.object({ current_password, ...anotherPasswordFields }).refine(...isConfirmed)

const currentPassword = z.string({ error: PASSWORD_MESSAGES.current_required }).max(1_000)

/** As the form of who has a password asks for it; the server alone knows that there is one. */
export const passwordChange = changeOf(currentPassword)

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/change-password',
  summary: 'Change le mot de passe et déconnecte les autres appareils.',
  body: changeOf(currentPassword.nullish()),
  reply: z.object({ message: z.string() }),
})

const device = z.object({
  id: z.string(),
  /** « Chrome sur Android ». */
  device: z.string(),
  is_handheld: z.boolean(),
  ip: z.string(),
  signed_in_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
  remembered: z.boolean(),
})

export type DeviceShown = z.output<typeof device>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Les appareils où la personne est connectée, celui qui demande en premier.',
  reply: z.object({ data: z.array(device) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  summary: 'Déconnecte un appareil.',
  params: z.object({ id: z.string().max(64) }),
  status: 204,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Déconnecte tous les autres appareils.',
  status: 204,
})

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
  body: proof,
  reply: z.object({ data: z.object({ secret: z.string(), otpauth_url: z.string() }) }),
})

export const confirmTwoFactor = endpoint({
  method: 'PUT',
  path: '/api/user/two-factor',
  summary: 'Active les codes de connexion et donne une fois les codes de récupération.',
  body: z.object({ code }),
  reply: recoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/two-factor/recovery-codes',
  summary: 'Remplace les codes de récupération.',
  body: proof,
  reply: recoveryCodes,
})

export const endTwoFactor = endpoint({
  method: 'DELETE',
  path: '/api/user/two-factor',
  summary: 'Désactive les codes de connexion.',
  body: proof,
  status: 204,
})

const recoveryCode = z.string({ error: 'Veuillez entrer un code de récupération' }).max(60)

/** The ways through a challenge as forms ask for them, one at a time. */
export const challengeAsked = z.object({ code, recovery_code: recoveryCode })

export const passChallenge = endpoint({
  method: 'POST',
  path: '/two-factor-challenge',
  summary: 'Termine une connexion par un code ou un code de récupération.',
  body: z.object({ code: code.nullish(), recovery_code: recoveryCode.nullish() }),
  reply: z.object({ two_factor: z.boolean(), reopened: z.boolean() }),
})

export const showChallenge = endpoint({
  method: 'GET',
  path: '/api/two-factor-challenge',
  summary: 'Si une connexion attend son code dans ce navigateur.',
  reply: z.object({ data: z.object({ pending: z.boolean() }) }),
})

export const dropChallenge = endpoint({
  method: 'DELETE',
  path: '/api/two-factor-challenge',
  summary: 'Renonce à la connexion qui attend son code.',
  status: 204,
})
