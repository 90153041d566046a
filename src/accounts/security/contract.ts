import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { PASSWORD_MESSAGES } from '#src/shared/password-rules.ts'
import { anotherPasswordFields, isConfirmed } from '../shared/password-input.ts'

const changeOf = <Current extends z.ZodType>(current_password: Current) =>
  z.object({ current_password, ...anotherPasswordFields }).refine(...isConfirmed)

const currentPassword = z.string({ error: PASSWORD_MESSAGES.current_required }).max(1_000)

/** The form of a person who has a password requires the current one; the call does not, because some accounts have none. */
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
  /** The browser and its system, as « Chrome sur Android ». */
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

/** The mailed link is the proof, because whoever is told of a sign-in may be signed out. */
export const endSessionsByLink = endpoint({
  method: 'PUT',
  path: '/api/sessions/ending',
  summary: 'Déconnecte tous les appareils de la personne à qui ce lien a été envoyé.',
  body: z.object({ token: z.string().max(1_000, 'Ce lien n’est pas valable.') }),
  status: 204,
})
